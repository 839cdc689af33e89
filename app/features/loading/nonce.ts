import { createContext } from 'react';

/** What inline scripts of a streamed page carry, so that its policy lets them run; the browser never needs it. */
export const NonceContext = createContext<string | undefined>(undefined);
