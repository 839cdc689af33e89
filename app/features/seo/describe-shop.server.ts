import { paths, SHOP_FILES, SOCIAL_PROFILES } from '#app/paths.ts';
import * as common from '#messages/common.ts';
import { tag } from '#messages/language.ts';
import type { Thing, ToAddress } from './page-description.ts';

const KEYWORD = 'search_term_string';

/** The placeholders link to the networks' front pages, which are not profiles. */
const isProfile = (url: string) => new URL(url).pathname !== '/';

/** Describes the shop as an Organization and a WebSite with search. */
export function describeShop(toAddress: ToAddress): Thing[] {
  const url = toAddress(paths.home);
  const { origin } = new URL(url);
  const profiles = SOCIAL_PROFILES.map((profile) => profile.url).filter(isProfile);
  return [
    {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: common.shop,
      url,
      logo: origin + SHOP_FILES.icon512,
      sameAs: profiles.length > 0 ? profiles : undefined,
    },
    {
      '@type': 'WebSite',
      name: common.shop,
      url,
      inLanguage: tag,
      publisher: { '@id': `${origin}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${toAddress(paths.products)}?keyword={${KEYWORD}}` },
        'query-input': `required name=${KEYWORD}`,
      },
    },
  ];
}
