import { readToken } from '#app/features/session/session.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { names as arabic } from '#app/i18n/ar/governorates.ts';
import { names as english } from '#app/i18n/en/governorates.ts';
import { listAddresses } from '#contract/account/address-book.ts';
import { listOrders } from '#contract/orders/listed.ts';
import { keepGovernorate, readGovernorate } from './my-governorate.ts';

interface Address {
  city?: string | undefined;
  governorate?: string | undefined;
}

/** Where an address is: as its shopper said, or as its city is called; empty where neither tells. */
export function locate({ city = '', governorate }: Address): string {
  if (governorate) return governorate;
  const isCalled = (names: Record<string, string>) => (code: string) => names[code] === city.trim();
  const codes = Object.keys(english);
  return codes.find(isCalled(english)) ?? codes.find(isCalled(arabic)) ?? '';
}

/** Where the last parcels of whoever is signed in went. */
async function askForAddress(): Promise<string> {
  const { data: saved } = await shopClient(listAddresses);
  const [first] = saved;
  if (first) return locate(first);
  const { data: orders } = await shopClient(listOrders, { query: { limit: 1 } });
  return locate(orders[0]?.shippingAddress ?? {});
}

/** Where the shopper lives, as this device knows it, or else their account; asked for once. */
export async function findGovernorate(): Promise<string> {
  const kept = readGovernorate();
  if (kept !== null || !readToken()) return kept ?? '';
  const found = await askForAddress();
  keepGovernorate(found);
  return found;
}
