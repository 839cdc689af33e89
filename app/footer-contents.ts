/** What the footer says about the shop. Only the server imports this; pages receive it as loader data. */
import type { ShopDetails } from '#contract/shop-details.ts';
import { service } from '#messages/shop.ts';
import { paths } from './paths.ts';
import { listShopContact, type ShopContact } from './shop-contact.ts';

export interface FooterContents extends ShopContact {
  service: { title: string; links: { text: string; path: string }[] };
}

export function listFooterContents(
  shop: ShopDetails,
  payments: readonly string[] | undefined,
): FooterContents {
  return {
    ...listShopContact(shop, payments),
    service: {
      title: service.title,
      links: [{ text: service.contact, path: paths.contact }],
    },
  };
}
