/** Decides which requests the service worker handles, and how; it leaves all others to the browser. */
import * as arabic from '#app/i18n/ar/language.ts';
import * as english from '#app/i18n/en/language.ts';
import { paths } from '#app/paths.ts';
import type { Language } from '#contract/constants.ts';

export type RequestKind =
  /** A file of a build, whose name changes with its content. */
  | 'asset'
  /** A picture of the catalogue, whose name changes with its content. */
  | 'picture'
  /** A page that is the same for all visitors, and cached. */
  | 'page'
  /** Any other page: never cached; offline, the offline page replaces it. */
  | 'screen'
  /** The data that the router fetches for a page of kind 'page'. */
  | 'data';

const PUBLIC_PATHS: ReadonlySet<string> = new Set([
  paths.home,
  paths.brands,
  paths.categories,
  paths.products,
  paths.contact,
  paths.help,
  paths.privacy,
  paths.terms,
]);
const [DETAILS = ''] = paths.productDetails('', '').split(/(?<=\w\/)/);

/** Prefixes of paths that the worker never handles: API, test card page, back office, order tracking, health check. */
export const IGNORED_PATHS = [
  '/api/',
  '/pay/',
  '/counter',
  '/track/',
  `${arabic.basename}/track/`,
  '/healthz',
];

/** The language of a page, and its path without the language's basename. */
export function readPath(pathname: string): { language: Language; path: string } {
  const { tag, basename } = arabic;
  if (pathname === basename) return { language: tag, path: paths.home };
  if (pathname.startsWith(`${basename}/`)) return { language: tag, path: pathname.slice(basename.length) };
  return { language: english.tag, path: pathname };
}

function isPublic(pathname: string): boolean {
  const { path } = readPath(pathname);
  return PUBLIC_PATHS.has(path) || path.startsWith(DETAILS);
}

/** The page whose data a URL loads; undefined for any other URL. */
export function findPageOfData(url: URL): URL | undefined {
  if (!url.pathname.endsWith('.data')) return undefined;
  const page = new URL(url);
  page.pathname = url.pathname.slice(0, -'.data'.length).replace(/\/_$/, '/');
  page.searchParams.delete('_routes');
  return page;
}

/** The cache key of a page. Only the list of products depends on its query. */
export function cacheKeyOfPage({ pathname, search }: URL): string {
  return readPath(pathname).path === paths.products ? pathname + search : pathname;
}

interface ClassifyOptions {
  /** Our own origin. */
  origin: string;
  /** Whether the browser is in data-saving mode. */
  isSavingData: boolean;
}

/** Undefined if the worker ignores the request. */
export function classifyRequest(
  request: Pick<Request, 'url' | 'method' | 'mode' | 'headers'>,
  { origin, isSavingData }: ClassifyOptions,
): RequestKind | undefined {
  const url = new URL(request.url);
  if (url.origin !== origin || request.method !== 'GET') return undefined;
  if (['token', 'authorization'].some((name) => request.headers.has(name) || url.searchParams.has(name))) {
    return undefined;
  }
  if (IGNORED_PATHS.some((prefix) => url.pathname.startsWith(prefix))) return undefined;
  if (url.pathname.startsWith('/assets/')) return 'asset';
  if (url.pathname.startsWith('/media/')) return isSavingData ? undefined : 'picture';
  if (request.mode === 'navigate') return isPublic(url.pathname) ? 'page' : 'screen';
  const page = findPageOfData(url);
  return page && isPublic(page.pathname) ? 'data' : undefined;
}
