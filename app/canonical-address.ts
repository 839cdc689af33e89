import { toLanguagePath } from './features/language/language.ts';
import { paths } from './paths.ts';

const [, DETAILS = ''] = paths.productDetails('', '').split('/');
/** The tracking screen. It is not in `paths`, because the provider writes its links. */
const TRACKING_SCREEN = 'track';

/** The canonical paths of screens without parameters, by their lower-case names. */
const screensByName = new Map(
  Object.values(paths)
    .filter((path) => typeof path === 'string')
    .filter((path) => !/[?#]/.test(path))
    .map((path) => [path.split('/').filter(Boolean).map(readName).join('/'), path]),
);

function readName(segment: string): string {
  try {
    return decodeURIComponent(segment.replaceAll('+', ' ')).toLowerCase();
  } catch {
    return segment;
  }
}

function findScreen(segments: string[]): string | undefined {
  const [name = '', id, category, ...more] = segments;
  if (readName(name) === readName(DETAILS) && id && category && more.length === 0) {
    // Only the name is made canonical: ids are case-sensitive.
    return `/${DETAILS}/${id}/${category}`;
  }
  if (readName(name) === TRACKING_SCREEN && id && category === undefined) return `/${TRACKING_SCREEN}/${id}`;
  return screensByName.get(segments.map(readName).join('/'));
}

/** The canonical path to redirect to; undefined if the path is canonical already, or does not belong to a screen. */
export function findRedirectPath(pathname: string, basename: string): string | undefined {
  const segments = pathname.split('/').filter(Boolean);
  const prefix = basename.split('/').filter(Boolean);
  if (segments.splice(0, prefix.length).map(readName).join('/') !== prefix.join('/')) return undefined;
  const screen = findScreen(segments);
  const path = screen && toLanguagePath(basename, screen);
  return path === pathname ? undefined : path;
}
