import { request } from '../../lib/api';
import type { Daily, DayTable } from '../../lib/protocol';

/** What the pages of the deal of the day ask for. */
export const daily = {
  today: () => request<Daily>('GET', '/daily'),
  table: (game: string, seats: string, day: string) =>
    request<DayTable>('GET', `/daily/${game}/${seats}${day ? `?day=${day}` : ''}`),
};
