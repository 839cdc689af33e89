import { createContext } from 'react';

/** The nonce of the scripts that we render, by which the content security policy is made; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
