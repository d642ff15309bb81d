import { request } from '../../lib/api';
import type { FoundPeople, HostOrder, HostView } from '../../lib/protocol';

/** What those who look after the server ask of it. */
export const host = {
  view: () => request<HostView>('GET', '/host'),
  find: (word: string) => request<FoundPeople>('GET', `/host/people?word=${encodeURIComponent(word)}`),
  order: (order: HostOrder) => request<HostView>('POST', '/host', order),
};
