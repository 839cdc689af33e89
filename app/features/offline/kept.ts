/** What the service worker keeps: names and limits, which pages of the shop know as well. */

export const WORKER_ADDRESS = '/service-worker.js';
export const PAGES = 'pages';
export const PICTURES = 'pictures';
const ASSETS = 'assets-';

/** More than one language of a build has. */
export const MOST_ASSETS = 250;
export const MOST_PICTURES = 100;
export const MOST_PAGES = 50;

/** Marks a page on <html> that was kept and is shown because there is no connection. */
export const KEPT_MARK = 'data-kept';

/** What a page tells the worker once it is idle. */
export interface Visit {
  visited: string;
  /** What it had loaded before the worker was there. */
  files: string[];
}

/** The cache of a build's files. */
export const nameAssets = (version: string) => ASSETS + version;

/** The caches to delete when a version takes over. The build before it stays, because a page of it may be open. Names are
 *  given in the order in which the caches were made. */
export function listOutdated(names: readonly string[], version: string): string[] {
  const others = names.filter((name) => name.startsWith(ASSETS) && name !== nameAssets(version));
  const isKnown = (name: string) => name.startsWith(ASSETS) || name === PAGES || name === PICTURES;
  return [...names.filter((name) => !isKnown(name)), ...others.slice(0, -1)];
}

/** The entries to delete of a cache that may have only so many; the oldest are first in it. */
export function listSurplus<Entry>(entries: readonly Entry[], most: number): Entry[] {
  return entries.slice(0, Math.max(0, entries.length - most));
}

/** Whether the answer to a request for a page may be kept. */
export function isKeepablePage({ status, type, redirected, headers }: Response): boolean {
  return (
    // A browser refuses a page that came by way of another address.
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    (headers.get('Content-Type') ?? '').startsWith('text/html') &&
    !(headers.get('Cache-Control') ?? '').includes('no-store')
  );
}

/** The scripts and styles without which a page is a broken shell. */
export function listNamedAssets(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)\b/g))];
}
