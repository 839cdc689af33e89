import { readToken } from '#app/features/session/session.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { governorateNames as arabic } from '#app/i18n/ar/addresses.ts';
import { governorateNames as english } from '#app/i18n/en/addresses.ts';
import { listAddresses } from '#contract/account/address-book.ts';
import { listOrders } from '#contract/orders/listed.ts';
import { readGovernorate, saveGovernorate } from './stored-governorate.ts';

interface Address {
  city?: string | undefined;
  governorate?: string | undefined;
}

/** The governorate of an address: the chosen one, or one with the name of the city; empty if unknown. */
export function findGovernorateCode({ city = '', governorate }: Address): string {
  if (governorate) return governorate;
  const hasName = (names: Record<string, string>) => (code: string) => names[code] === city.trim();
  const codes = Object.keys(english);
  return codes.find(hasName(english)) ?? codes.find(hasName(arabic)) ?? '';
}

/** The governorate of the shopper's first saved address, or of their last order. */
async function fetchLastGovernorate(): Promise<string> {
  const { data: saved } = await shopClient(listAddresses);
  const [first] = saved;
  if (first) return findGovernorateCode(first);
  const { data: orders } = await shopClient(listOrders, { query: { limit: 1 } });
  return findGovernorateCode(orders[0]?.shippingAddress ?? {});
}

/** The governorate stored on this device, or else that of the shopper's account, which is then stored. */
export async function loadGovernorateCode(): Promise<string> {
  const stored = readGovernorate();
  if (stored !== null || !readToken()) return stored ?? '';
  const found = await fetchLastGovernorate();
  saveGovernorate(found);
  return found;
}
