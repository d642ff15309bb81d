import { request } from '../../lib/api';
import type { Holidays, NoticeSettings } from '../../lib/protocol';
import { speech } from '../../lib/words.svelte';

export type Way = 'mail' | 'webhook';
export type Kind = NoticeSettings['kinds'][number];
export const KINDS: Kind[] = ['turn', 'deadline', 'round', 'invitation'];

const MINE = '/me/notices';
const AWAY = '/me/holidays';

/** What the page asks for about messages while one is away, and about days away. */
export const notices = {
  mine: () => request<NoticeSettings>('GET', MINE),
  choose: (kinds: Kind[]) => request<NoticeSettings>('PUT', MINE, { kinds, language: speech.written }),
  add: (way: Way, address: string) => request<NoticeSettings>('POST', MINE, { way, address, language: speech.written }),
  addBrowser: ({ endpoint, keys }: PushSubscriptionJSON) =>
    request<NoticeSettings>('POST', `${MINE}/push`, { endpoint, keys, language: speech.written }),
  remove: (id: string) => request<NoticeSettings>('DELETE', `${MINE}/${id}`),
  confirm: (token: string) => request<undefined>('POST', '/notices/confirm', { token }),
  leave: (token: string) => request<undefined>('POST', `/notices/leave/${token}`),
  holidays: () => request<Holidays>('GET', AWAY),
  away: (first: number, last: number) => request<Holidays>('POST', AWAY, { first, last }),
  back: (id: number) => request<Holidays>('DELETE', `${AWAY}/${id}`),
};

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

/** This browser as one that can be told something while no page is open; null where the person does not want it. */
export async function subscribed(key: string): Promise<PushSubscriptionJSON | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return subscription.toJSON();
}
