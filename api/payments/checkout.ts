import type { User } from '#api/account/tables.ts';
import type { OrderRequest } from '#api/orders/request.ts';
import type { Language } from '#contract/constants.ts';
import type { SessionRow } from './queries.ts';
import type { ReturnAddresses } from './return-address.ts';

/** What a shopper asks for who wants to pay at a gateway. */
export interface Checkout extends OrderRequest {
  user: User;
  cartId: string;
  /** The name of the gateway that the shopper picked; the shop's first one if none. */
  gateway: string | undefined;
  returnTo: ReturnAddresses;
  /** The shop's own address. */
  origin: string;
  language: Language;
}

/** A session that a shopper can be sent to. */
export type OpenSession = SessionRow & { url: string };
