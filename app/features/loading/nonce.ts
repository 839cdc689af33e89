import { createContext } from 'react';

/** The nonce of a streamed page's inline scripts, which its content security policy names; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
