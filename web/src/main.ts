import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { speech } from './lib/words.svelte';

void speech.begin().then(() => mount(App, { target: document.getElementById('app') as HTMLElement }));

// Where the server cannot be reached, a page of ours says so; only safe addresses may keep one.
if (import.meta.env.PROD && isSecureContext && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/worker.js').catch(() => undefined);
