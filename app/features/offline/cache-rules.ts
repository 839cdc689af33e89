/** Names and limits of the service worker's caches, shared with the shop's pages. */

export const WORKER_ADDRESS = '/service-worker.js';
export const PAGE_CACHE = 'pages';
export const PICTURE_CACHE = 'pictures';
const ASSET_CACHE_PREFIX = 'assets-';

/** Larger than the number of files of one language in a build. */
export const MAX_ASSETS = 250;
export const MAX_PICTURES = 100;
export const MAX_PAGES = 50;

/** The attribute of <html> that marks a cached copy of a page. Copies are shown while the network is unreachable. */
export const CACHED_ATTRIBUTE = 'data-kept';

/** The message that a page sends to the worker once it is idle. */
export interface VisitMessage {
  visited: string;
  /** URLs that were loaded before the worker was active. */
  files: string[];
}

/** The name of the cache for a build's files. */
export const nameAssetCache = (version: string) => ASSET_CACHE_PREFIX + version;

/**
 * The caches to delete when a version is activated. The previous build's cache stays, because one of its pages may be
 * open. `names` are in order of creation.
 */
export function listOutdatedCaches(names: readonly string[], version: string): string[] {
  const others = names.filter(
    (name) => name.startsWith(ASSET_CACHE_PREFIX) && name !== nameAssetCache(version),
  );
  const isKnown = (name: string) =>
    name.startsWith(ASSET_CACHE_PREFIX) || name === PAGE_CACHE || name === PICTURE_CACHE;
  return [...names.filter((name) => !isKnown(name)), ...others.slice(0, -1)];
}

/** The entries to delete from a cache that exceeds its limit; `entries` are sorted oldest first. */
export function listExcess<Entry>(entries: readonly Entry[], max: number): Entry[] {
  return entries.slice(0, Math.max(0, entries.length - max));
}

/** Whether a page's response may be cached. */
export function isCacheablePage({ status, type, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    type === 'basic' &&
    // Browsers reject a redirected response for a navigation.
    !redirected &&
    (headers.get('Content-Type') ?? '').startsWith('text/html') &&
    !(headers.get('Cache-Control') ?? '').includes('no-store')
  );
}

/** The scripts and stylesheets that a page needs. */
export function listReferencedAssets(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)\b/g))];
}
