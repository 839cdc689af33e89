import { createContext, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

interface ServerContent {
  /** The nonce of our scripts in the content security policy. */
  nonce?: string | undefined;
  /** The tags for search engines and link previews. React does not hydrate them. */
  head?: ReactNode;
}

/** Values that only the server has; empty in the browser. */
export const ServerContext = createContext<ServerContent>({});

/** After a navigation, removes the server's tags of the first page, which React does not manage. */
export function useRemoveStaleTags(): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const first = useRef(address);
  useEffect(() => {
    if (address === first.current) return;
    for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove();
  }, [address]);
}
