import { findGovernorateCode } from '#app/features/addresses/name-governorate.ts';
import { readToken } from '#app/features/session/session.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { listAddresses } from '#contract/account/address-book.ts';
import { listOrders } from '#contract/orders/listed.ts';
import { readGovernorate, saveGovernorate } from './stored-governorate.ts';

/** The governorate of the shopper's first saved address, or of their last order. */
async function fetchLastGovernorate(): Promise<string> {
  const { data: saved } = await shopClient(listAddresses);
  const [first] = saved;
  if (first) return findGovernorateCode(first);
  const { data: orders } = await shopClient(listOrders, { query: { limit: 1 } });
  return findGovernorateCode(orders[0]?.shippingAddress ?? {});
}

/** The governorate stored on this device. If none is stored, that of the shopper's account is stored and returned. */
export async function loadGovernorateCode(): Promise<string> {
  const stored = readGovernorate();
  if (stored !== null || !readToken()) return stored ?? '';
  const found = await fetchLastGovernorate();
  saveGovernorate(found);
  return found;
}
