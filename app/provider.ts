/** Request-scoped values that the server passes to loaders. The provider is the e-commerce API that the storefront
 *  calls: our own, or another one at API_HOST. */
import { createContext } from 'react-router';
import type { Client } from '#contract/client/client.ts';
import { type DeliveryPrices, USUAL_DELIVERY_PRICES } from '#contract/delivery/prices.ts';
import type { ShopSettings } from '#contract/settings/groups.ts';
import type { ShopDetails } from '#contract/shop-details.ts';
import type { SupportOptions } from './support-options.ts';

export const providerContext = createContext<Client>();

/** The provider's origin for browsers; empty for our own provider, which has the origin of the page. */
export const apiHostContext = createContext('');

/**
 * The query parameter that selects the language of the provider's texts; empty if the provider has no such parameter.
 */
export const langParamContext = createContext('');

/** Whether the page uses the digits ٠–٩. */
export const isArabicDigitsContext = createContext(false);

/** Whether visitors have a cart before they log in. */
export const isGuestCartContext = createContext(false);

/** Whether the page has the notice of a test shop. */
export const isTestShopContext = createContext(false);

/** The payment methods; undefined if another provider decides them. */
export const paymentsContext = createContext<readonly string[] | undefined>(undefined);

export type CashRules = ShopSettings['cash'];
/** The limits of cash orders; undefined if another provider decides them. */
export const cashContext = createContext<CashRules | undefined>(undefined);

/** The prices of delivery; the specification's if another provider decides them. */
export const deliveryContext = createContext<DeliveryPrices>(USUAL_DELIVERY_PRICES);

/** The shop's name and contact details. */
export const shopContext = createContext<ShopDetails>();

/** Links to the shop's support; undefined if the shop has no WhatsApp number. */
export const supportContext = createContext<SupportOptions | undefined>(undefined);

/** How many milliseconds a page waits for an answer. A later answer is streamed after the page. */
export const streamAfterContext = createContext(Number.POSITIVE_INFINITY);

/** Reports unexpected errors. */
export const reportContext = createContext<(error: unknown) => void>();
