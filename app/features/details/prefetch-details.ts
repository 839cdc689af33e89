import { placeInLanguage } from '#app/features/language/language.ts';
import { isThrifty } from '#app/features/loading/is-thrifty.ts';
import { listSources } from '#app/features/product/picture.tsx';
import { paths } from '#app/paths.ts';
import { basename } from '#messages/language.ts';
import { GALLERY_SIZES } from './details-frame.tsx';

const DETAILS = placeInLanguage(basename, paths.productDetails('', '').slice(0, -1));
/** Pointing at a link is not yet wanting what it leads to. */
const HESITATION_MS = 65;
/** For so long a browser may use what it fetched ahead. */
const FRESH_MS = 30_000;
const fetched = new Set<string>();

/** Has the browser fetch what the screen of a product needs. The router's links do so only for screens without a
 *  `clientLoader`; this is where it asks for the data. */
export function prefetchDetails(address: string, cover = ''): void {
  if (fetched.has(address) || isThrifty()) return;
  fetched.add(address);
  setTimeout(() => fetched.delete(address), FRESH_MS);
  const add = (attributes: Record<string, string>) => {
    const link = document.createElement('link');
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    document.head.append(link);
  };
  add({ rel: 'prefetch', as: 'fetch', href: `${address}.data?_routes=routes%2Fproduct-details` });
  const pictures = listSources(cover);
  if (pictures) add({ rel: 'preload', as: 'image', imagesrcset: pictures, imagesizes: GALLERY_SIZES });
}

/** Fetches ahead what links lead to that somebody points at, touches, or moves the focus to. Returns what ends it. */
export function watchIntent(onIntent: () => void): () => void {
  let hesitating: ReturnType<typeof setTimeout> | undefined;
  function notice({ target, type }: Event): void {
    clearTimeout(hesitating);
    const link = target instanceof Element ? target.closest('a') : undefined;
    if (!link?.pathname.startsWith(DETAILS)) return;
    const cover = link.closest('article')?.querySelector('img')?.getAttribute('src') ?? undefined;
    const prefetch = () => {
      prefetchDetails(link.pathname, cover);
      onIntent();
    };
    if (type === 'pointerover') hesitating = setTimeout(prefetch, HESITATION_MS);
    else prefetch();
  }
  const watched = new AbortController();
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, notice, { passive: true, signal: watched.signal });
  return () => watched.abort();
}
