/** The page by its address: '/', '/table/<id>#<invitation>', '/learn/<game>'. */
export type Page =
  { name: 'lobby' } | { name: 'table'; id: string; invite: string } | { name: 'learn'; game: string };

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
  const table = /^\/table\/([0-9a-z]+)$/.exec(location.pathname)?.[1];
  if (table) return { name: 'table', id: table, invite: location.hash.slice(1) };
  const game = /^\/learn\/([a-z_]+)$/.exec(location.pathname)?.[1];
  return game ? { name: 'learn', game } : { name: 'lobby' };
}

export const router = new Router();

/** Follows a link inside the page; a click with a modifier opens it as the browser does. */
export function follow(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  const link = (event.currentTarget as HTMLAnchorElement).href;
  event.preventDefault();
  router.go(link.slice(location.origin.length));
}
