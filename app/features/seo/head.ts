import { createContext, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** What the server writes into the head for search engines and for shared links; the browser needs none of it. */
export const HeadContext = createContext<ReactNode>(null);

/** Takes what the server wrote into the head about the first page out of it, once another page is shown. */
export function useFreshHead(): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const first = useRef(address);
  useEffect(() => {
    if (address === first.current) return;
    for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove();
  }, [address]);
}
