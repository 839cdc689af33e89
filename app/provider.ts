/** What the server tells loaders about the provider, for each request. */
import { createContext } from 'react-router';
import type { Client } from '#contract/client/client.ts';

/** The provider that loaders ask; the server says how it is reached. */
export const providerContext = createContext<Client>();

/** Where browsers reach the provider; empty for our own, which is where the page came from. */
export const apiHostContext = createContext('');

/** The query parameter by which browsers ask the provider for this page's language; empty where it is not asked. */
export const langParamContext = createContext('');

/** Whether this page is written with ٠–٩, which the browser has to be told. */
export const isArabicDigitsContext = createContext(false);

/** How long a loader waits for the provider before the page goes ahead without the answer. */
export const streamAfterContext = createContext(Number.POSITIVE_INFINITY);

/** Hears of what no page could answer for. */
export const reportContext = createContext<(error: unknown) => void>();
