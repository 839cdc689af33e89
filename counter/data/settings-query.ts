import type { ShopSettings } from '#contract/settings/groups.ts';
import { readSettings } from '#contract/settings/staff-calls.ts';
import { pairLanguages, toShopDetails } from '#contract/shop-details.ts';
import { createReadQuery } from './query-client.ts';

/** The shop's settings, with the version and default values of each group. */
export const settingsQuery = createReadQuery(readSettings);

/** Shop details as emails show them. */
export function describeShop(settings: ShopSettings) {
  return {
    ...toShopDetails(settings),
    emailFooter: pairLanguages(settings.emails.footerEn, settings.emails.footerAr),
  };
}
export type DescribedShop = ReturnType<typeof describeShop>;
