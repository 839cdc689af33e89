import { createContext, type ReactNode } from 'react';

/** What only the server renders: the tags for search engines and shared links, and the scripts of the page. React leaves
 *  such tags alone in the browser, where this is empty, so no script has to carry what makes them. */
export const ServerParts = createContext<{ head: ReactNode; scripts: ReactNode } | undefined>(undefined);
