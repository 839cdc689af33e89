/** What the footer says about the shop. Only the server imports this; pages receive it as loader data. */
import type { ShopDetails } from '#contract/shop-details.ts';
import { tag } from '#messages/language.ts';
import { copyright } from '#messages/layout.ts';
import { service, shippingAndReturns } from '#messages/shop.ts';
import { paths } from './paths.ts';
import { listPaymentMarks } from './payment-options.ts';
import { type ShopContact, toShopContact } from './shop-contact.ts';

export interface FooterContents extends ShopContact {
  service: { title: string; links: { text: string; path: string }[] };
  /** The shipping costs and the time for returns. */
  shippingAndReturns: string;
  paymentMarks: string[];
  /**
   * The company that sells and delivers; undefined with another provider, unless the shop's settings name a company.
   */
  soldBy?: string | undefined;
  copyright: string;
}

// The year of the release: the current year could differ between server and browser.
const COPYRIGHT_YEAR = 2026;

export function listFooterContents(
  shop: ShopDetails,
  payments: readonly string[] | undefined,
  shipping: string,
): FooterContents {
  return {
    ...toShopContact(shop, payments),
    service: {
      title: service.title,
      links: [
        { text: service.contact, path: paths.contact },
        { text: service.help, path: paths.help },
        { text: service.delivery, path: paths.helpWithDelivery },
        { text: service.returns, path: paths.helpWithReturns },
      ],
    },
    shippingAndReturns: shippingAndReturns(shipping),
    paymentMarks: listPaymentMarks(payments ?? ['card', 'cash']),
    soldBy: shop.company?.[tag] ?? (payments && shop.name[tag]),
    copyright: copyright(COPYRIGHT_YEAR),
  };
}
