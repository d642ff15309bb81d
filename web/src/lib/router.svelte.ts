import { AREAS } from '../pages/areas';

/** The page by its address: '/', '/table/<id>#<invitation>', '/table/<id>/review#<invitation>', '/learn/<game>', '/<area>/…'. */
export type Page =
  | { name: 'lobby' }
  | { name: 'table'; id: string; invite: string; review: boolean }
  | { name: 'learn'; game: string }
  | { name: 'area'; area: string; path: string[] };

class Router {
  page = $state<Page>(read());

  constructor() {
    addEventListener('popstate', () => (this.page = read()));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.page = read();
  }
}

function read(): Page {
  const [, table, review] = /^\/table\/([0-9a-z]+)(\/review)?$/.exec(location.pathname) ?? [];
  if (table) return { name: 'table', id: table, invite: location.hash.slice(1), review: review !== undefined };
  const game = /^\/learn\/([a-z_]+)$/.exec(location.pathname)?.[1];
  if (game) return { name: 'learn', game };
  const [area = '', ...path] = location.pathname.slice(1).split('/').map(decodeURIComponent);
  return Object.hasOwn(AREAS, area) ? { name: 'area', area, path } : { name: 'lobby' };
}

export const router = new Router();

/** Follows a link inside the page; a click with a modifier opens it as the browser does. */
export function follow(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  const link = (event.currentTarget as HTMLAnchorElement).href;
  event.preventDefault();
  router.go(link.slice(location.origin.length));
}
