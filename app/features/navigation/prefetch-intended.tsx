import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { paths } from '#app/paths.ts';
import { basename } from '#messages/language.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether to skip speculative fetches: the shopper saves data, or the connection is slow. */
export function shouldSaveData(): boolean {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || /^(?:slow-)?2g$|^3g$/.test(effectiveType ?? '');
}

/** How long a link must be hovered before it is prefetched. */
const HOVER_MS = 65;
const INTENT_EVENTS = ['pointerover', 'pointerdown', 'focusin'];

/** Screens with the same data for all visitors. They have a `clientLoader`, so the router prefetches no data. */
const ROUTES_BY_PATH: Record<string, string> = {
  [paths.home]: 'routes/home',
  [paths.brands]: 'routes/brands',
  [paths.categories]: 'routes/categories',
  [paths.products]: 'routes/products',
};
const [DETAILS = ''] = paths.productDetails('', '').split(/(?<=\w\/)/);

function findRoute(pathname: string): string | undefined {
  const path = basename === '/' ? pathname : pathname.slice(basename.length) || '/';
  return path.startsWith(DETAILS) ? 'routes/product-details' : ROUTES_BY_PATH[path];
}

/** The URL from which the router loads a screen's data. */
function toDataAddress({ pathname, search }: URL): string | undefined {
  const route = findRoute(pathname);
  const query = new URLSearchParams(search);
  query.set('_routes', route ?? '');
  return route && `${pathname}${pathname.endsWith('/') ? '_' : ''}.data?${query}`;
}

/** The last link that was hovered, pressed or focused. */
function useIntendedLink(): URL | undefined {
  const [intended, setIntended] = useState<string>();
  useEffect(() => {
    const stop = new AbortController();
    let hoverTimer: ReturnType<typeof setTimeout> | undefined;
    function onIntent({ target, type }: Event): void {
      clearTimeout(hoverTimer);
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== location.origin || link.href === location.href || shouldSaveData()) return;
      // A press needs no delay, and timers are throttled while a finger is down.
      if (type === 'pointerover') hoverTimer = setTimeout(setIntended, HOVER_MS, link.href);
      else setIntended(link.href);
    }
    for (const type of INTENT_EVENTS)
      document.addEventListener(type, onIntent, { passive: true, signal: stop.signal });
    return () => {
      clearTimeout(hoverTimer);
      stop.abort();
    };
  }, []);
  return intended === undefined ? undefined : new URL(intended);
}

/** Prefetches the code and data of the screen that the visitor is about to open. */
export function PrefetchIntended() {
  const intended = useIntendedLink();
  if (!intended) return null;
  const data = toDataAddress(intended);
  return (
    <>
      <PrefetchPageLinks page={intended.pathname + intended.search} />
      {data && <link key={data} rel="prefetch" as="fetch" href={data} />}
    </>
  );
}
