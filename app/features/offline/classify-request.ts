/** Which requests the service worker answers at all, and how. What is not named here never reaches it. */
import * as arabic from '#app/i18n/ar/language.ts';
import * as english from '#app/i18n/en/language.ts';
import { paths } from '#app/paths.ts';
import type { Language } from '#contract/constants.ts';

export type RequestKind =
  /** A file of a build, whose name changes with its content. */
  | 'asset'
  /** A picture of the catalogue, whose name changes with its content. */
  | 'picture'
  /** A page that is the same for everybody, and kept. */
  | 'page'
  /** Any other page: never kept, but the offline page stands in for it. */
  | 'screen'
  /** What the router fetches to show a kept kind of page without loading it. */
  | 'data';

const PUBLIC_PATHS: ReadonlySet<string> = new Set([
  paths.home,
  paths.brands,
  paths.categories,
  paths.products,
  paths.privacy,
  paths.terms,
]);
const [DETAILS = ''] = paths.productDetails('', '').split(/(?<=\w\/)/);

/** Whatever stands below these is left alone: the provider, its card page, links to an order. */
export const LEFT_ALONE = ['/api/', '/pay/', '/track/', `${arabic.basename}/track/`, '/healthz'];

/** The language of a page by its path, and its path as `paths` has it. */
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

/** The page that a request of the router is about; undefined for every other request. */
export function findPageOfData(url: URL): URL | undefined {
  if (!url.pathname.endsWith('.data')) return undefined;
  const page = new URL(url);
  page.pathname = url.pathname.slice(0, -'.data'.length).replace(/\/_$/, '/');
  page.searchParams.delete('_routes');
  return page;
}

/** The name by which a page is kept. Of all pages the list of products alone reads its query. */
export function nameOfPage({ pathname, search }: URL): string {
  return readPath(pathname).path === paths.products ? pathname + search : pathname;
}

interface Situation {
  /** Our own origin. */
  origin: string;
  /** Whether the browser was asked to spare data and storage. */
  isSavingData: boolean;
}

/** Undefined: the worker leaves the request alone. */
export function classifyRequest(
  request: Pick<Request, 'url' | 'method' | 'mode' | 'headers'>,
  { origin, isSavingData }: Situation,
): RequestKind | undefined {
  const url = new URL(request.url);
  if (url.origin !== origin || request.method !== 'GET') return undefined;
  if (['token', 'authorization'].some((name) => request.headers.has(name) || url.searchParams.has(name))) {
    return undefined;
  }
  if (LEFT_ALONE.some((start) => url.pathname.startsWith(start))) return undefined;
  if (url.pathname.startsWith('/assets/')) return 'asset';
  if (url.pathname.startsWith('/media/')) return isSavingData ? undefined : 'picture';
  if (request.mode === 'navigate') return isPublic(url.pathname) ? 'page' : 'screen';
  const page = findPageOfData(url);
  return page && isPublic(page.pathname) ? 'data' : undefined;
}
