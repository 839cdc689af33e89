import { createContext } from 'react-router';
import type { Client } from '#contract/client.ts';

/** The provider that loaders ask; the server says how it is reached. */
export const providerContext = createContext<Client>();
