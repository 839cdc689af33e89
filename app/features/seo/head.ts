import { createContext, type ReactNode } from 'react';

/** What the server writes into the head for search engines and for shared links; the browser needs none of it. */
export const HeadContext = createContext<ReactNode>(null);
