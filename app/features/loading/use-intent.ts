import { use, useEffect } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';
import { OWN_SCREEN_SIZES } from '#app/features/product/picture-sizes.ts';
import { isThrifty } from './is-thrifty.ts';

declare global {
  interface Window {
    /** What the router knows of routes. */
    __reactRouterManifest?: {
      routes: Record<string, { module: string; imports?: string[]; hasLoader: boolean } | undefined>;
    };
  }
}

/** Pointing at a link is not yet wanting what it leads to. */
const HESITATION_MS = 65;
/** For so long a browser may use what it fetched ahead. */
const FRESH_MS = 30_000;
const TYPES = ['pointerover', 'pointerdown', 'focusin'];

const fetched = new Set<string>();
/** Addresses whose data have arrived. */
const arrived = new Set<string>();

/** Whether the data of an address were fetched ahead: the browser has them at hand. */
export const isFetchedAhead = ({ href }: URL) => arrived.has(href);

function add(attributes: Record<string, string>): HTMLLinkElement {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
  return link;
}

/** Has the browser fetch what the screen of an address needs: its code, its data, and the picture that stands on top. */
function prefetch(link: HTMLAnchorElement, routeIds: string[]): void {
  const { href } = link;
  if (fetched.has(href) || isThrifty()) return;
  fetched.add(href);
  setTimeout(() => {
    fetched.delete(href);
    arrived.delete(href);
  }, FRESH_MS);
  for (const id of routeIds) {
    const { module, imports = [], hasLoader } = window.__reactRouterManifest?.routes[id] ?? {};
    if (!module) continue;
    for (const file of [module, ...imports]) add({ rel: 'modulepreload', href: file });
    if (!hasLoader || id === 'root') continue;
    // As the router will ask for it.
    const address = new URL(href);
    address.pathname += address.pathname.endsWith('/') ? '_.data' : '.data';
    address.searchParams.set('_routes', id);
    const data = add({ rel: 'prefetch', as: 'fetch', href: address.pathname + address.search });
    data.onload = () => arrived.add(href);
  }
  const picture = link.closest('article')?.querySelector('img');
  if (picture?.srcset) {
    add({ rel: 'preload', as: 'image', imagesrcset: picture.srcset, imagesizes: OWN_SCREEN_SIZES });
  }
}

/** Tells of links that somebody points at, presses, or moves the focus to, until what it returns is called. */
export function watchIntent(act: (link: HTMLAnchorElement) => void): () => void {
  let hesitating: ReturnType<typeof setTimeout> | undefined;
  const watched = new AbortController();
  function notice({ target, type }: Event): void {
    clearTimeout(hesitating);
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link) return;
    // A press is no hesitation, and timers wait while a finger is down.
    if (type === 'pointerover') hesitating = setTimeout(act, HESITATION_MS, link);
    else act(link);
  }
  for (const type of TYPES)
    document.addEventListener(type, notice, { passive: true, signal: watched.signal });
  return () => {
    clearTimeout(hesitating);
    watched.abort();
  };
}

/** Fetches ahead what links lead to, for all links at once. */
export function useIntent(): void {
  const router = use(UNSAFE_DataRouterContext)?.router;
  useEffect(
    () =>
      router &&
      watchIntent((link) => {
        if (link.origin !== location.origin || link.href === location.href) return;
        const matches = router.match(link.pathname) ?? [];
        prefetch(
          link,
          matches.map(({ route }) => route.id),
        );
      }),
    [router],
  );
}
