import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Removes the tags that the server wrote about the first page after a navigation: React does not know them. */
export function useFreshHead(): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const first = useRef(address);
  useEffect(() => {
    if (address === first.current) return;
    for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove();
  }, [address]);
}
