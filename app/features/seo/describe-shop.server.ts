import { paths, SHOP_FILES } from '#app/paths.ts';
import type { ShopDetails } from '#contract/shop-details.ts';
import * as common from '#messages/common.ts';
import { tag } from '#messages/language.ts';
import type { Thing, ToAddress } from './page-description.ts';

const KEYWORD_PLACEHOLDER = 'search_term_string';

/** Describes the shop as an Organization and a WebSite with search. */
export function describeShop(toAddress: ToAddress, shop: ShopDetails): Thing[] {
  const url = toAddress(paths.home);
  const { origin } = new URL(url);
  return [
    {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: common.shop,
      url,
      logo: origin + SHOP_FILES.icon512,
      legalName: shop.company?.[tag],
      telephone: shop.phone ?? (shop.whatsApp && `+${shop.whatsApp}`),
      email: shop.email,
      address: shop.address?.[tag],
      taxID: shop.taxNumber,
      sameAs: shop.profiles.length > 0 ? shop.profiles : undefined,
    },
    {
      '@type': 'WebSite',
      name: common.shop,
      url,
      inLanguage: tag,
      publisher: { '@id': `${origin}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${toAddress(paths.products)}?keyword={${KEYWORD_PLACEHOLDER}}`,
        },
        'query-input': `required name=${KEYWORD_PLACEHOLDER}`,
      },
    },
  ];
}
