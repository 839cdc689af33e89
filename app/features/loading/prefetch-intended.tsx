import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { paths } from '#app/paths.ts';
import { basename } from '#messages/language.ts';
import { isThrifty } from './is-thrifty.ts';

/** Pointing at a link is not yet wanting what it leads to. */
const HESITATION_MS = 65;
const TYPES = ['pointerover', 'pointerdown', 'focusin'];

/** The screens whose data are the same for everybody. The router fetches no data ahead for a route with a `clientLoader`, as
 *  they have. */
const ROUTES: Record<string, string> = {
  [paths.home]: 'routes/home',
  [paths.brands]: 'routes/brands',
  [paths.categories]: 'routes/categories',
  [paths.products]: 'routes/products',
};
const [DETAILS = ''] = paths.productDetails('', '').split(/(?<=\w\/)/);

function findRoute(pathname: string): string | undefined {
  const path = basename === '/' ? pathname : pathname.slice(basename.length) || '/';
  return path.startsWith(DETAILS) ? 'routes/product-details' : ROUTES[path];
}

/** Where the router will ask for a screen's data. */
function toDataAddress({ pathname, search }: URL): string | undefined {
  const route = findRoute(pathname);
  const query = new URLSearchParams(search);
  query.set('_routes', route ?? '');
  return route && `${pathname}${pathname.endsWith('/') ? '_' : ''}.data?${query}`;
}

/** The last link that somebody pointed at, pressed, or moved the focus to. */
function useIntendedLink(): URL | undefined {
  const [intended, setIntended] = useState<string>();
  useEffect(() => {
    const stop = new AbortController();
    let hesitating: ReturnType<typeof setTimeout> | undefined;
    function notice({ target, type }: Event): void {
      clearTimeout(hesitating);
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== location.origin || link.href === location.href || isThrifty()) return;
      // A press is no hesitation, and timers wait while a finger is down.
      if (type === 'pointerover') hesitating = setTimeout(setIntended, HESITATION_MS, link.href);
      else setIntended(link.href);
    }
    for (const type of TYPES) document.addEventListener(type, notice, { passive: true, signal: stop.signal });
    return () => {
      clearTimeout(hesitating);
      stop.abort();
    };
  }, []);
  return intended === undefined ? undefined : new URL(intended);
}

/** Fetches ahead the code and the data of the screen that somebody is about to open. */
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
