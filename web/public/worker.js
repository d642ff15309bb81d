/** Keeps one page for when the server cannot be reached; whatever else is asked for goes its usual way. */
const KEPT = 'offline-1';
const FILES = ['/offline.html', '/offline.css', '/icon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name !== KEPT).map((name) => caches.delete(name));
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
  else if (FILES.includes(path)) event.respondWith(fetch(request).catch(() => caches.match(path)));
});

/** A message while no page is open. A repeat has the same id, and takes the place of the first. */
self.addEventListener('push', (event) => {
  const { id, title, text, link } = event.data.json();
  const data = new URL(link).pathname;
  event.waitUntil(self.registration.showNotification(title, { body: text, tag: id, icon: '/icon.svg', data }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
