/** What the server tells loaders, per request. */
import { createContext } from 'react-router';
import type { Client } from '#contract/client/client.ts';
import type { SupportOptions } from './support-options.ts';

/** The client of the provider. */
export const providerContext = createContext<Client>();

/** The origin of the provider for browsers; empty for our own, which has the origin of the page. */
export const apiHostContext = createContext('');

/** The query parameter that asks the provider for the language of the page; empty if it has none. */
export const langParamContext = createContext('');

/** Whether the page uses the digits ٠–٩. */
export const isArabicDigitsContext = createContext(false);

/** Whether the page says that nothing is really sold. */
export const isTestShopContext = createContext(false);

/** The ways to pay that the shop offers; undefined where another provider decides. */
export const paymentsContext = createContext<readonly string[] | undefined>(undefined);

/** How the shop's people are reached; undefined in a shop without a number for it. */
export const supportContext = createContext<SupportOptions | undefined>(undefined);

/** The milliseconds after which a page is sent without an answer, which is then streamed. */
export const streamAfterContext = createContext(Number.POSITIVE_INFINITY);

/** Reports unexpected errors. */
export const reportContext = createContext<(error: unknown) => void>();
