/** Addresses: every call carries the token. */

import type { CallOptions, Client } from '#contract/client.ts';
import type { AddressRequest } from '#contract/orders/requests.ts';
import { addressAnswer, addressesAnswer } from './address-answers.ts';

/** The saved addresses. */
export const listAddresses = (client: Client, options?: CallOptions) =>
  client({ path: 'addresses', isPersonal: true, answer: addressesAnswer }, options);

/** One saved address. */
export const getAddress = (client: Client, id: string, options?: CallOptions) =>
  client({ path: `addresses/${encodeURIComponent(id)}`, isPersonal: true, answer: addressAnswer }, options);

/** Answers all addresses, the new one among them. */
export const addAddress = (client: Client, address: AddressRequest, options?: CallOptions) =>
  client(
    { method: 'POST', path: 'addresses', body: address, isPersonal: true, answer: addressesAnswer },
    options,
  );

/** Answers the addresses that are left. */
export const removeAddress = (client: Client, id: string, options?: CallOptions) =>
  client(
    {
      method: 'DELETE',
      path: `addresses/${encodeURIComponent(id)}`,
      isPersonal: true,
      answer: addressesAnswer,
    },
    options,
  );
