import type { ShopSettings } from '#contract/settings/groups.ts';
import { readSettings } from '#contract/settings/staff-calls.ts';
import { pairLanguages, toShopDetails } from '#contract/shop-details.ts';
import { readingOf } from './query-client.ts';

/** The settings of the shop, with the version and the defaults of each group. */
export const settingsQuery = readingOf(readSettings);

/** What emails say about the shop. */
export function describeShop(settings: ShopSettings) {
  return {
    ...toShopDetails(settings),
    emailFooter: pairLanguages(settings.emails.footerEn, settings.emails.footerAr),
  };
}
export type DescribedShop = ReturnType<typeof describeShop>;
