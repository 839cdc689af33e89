import { createContext, type ReactNode } from 'react';

interface ServerContent {
  /** Of the scripts that we render, by which the content security policy knows them. */
  nonce?: string | undefined;
  /** The tags for search engines and shared links. React leaves such tags alone in the browser. */
  head?: ReactNode;
}

/** What only the server knows and renders; empty in the browser. */
export const ServerContext = createContext<ServerContent>({});
