import { expect, test } from 'vitest';
import { readSearch } from '#app/features/search/read-search.ts';
import type { ShopDetails } from '#contract/shop-details.ts';
import { PLAIN_SHOP } from '#tests/setup/test-settings.ts';
import { describeShop } from './describe-shop.server.ts';

const describe = (shop: Partial<ShopDetails>) =>
  describeShop((path) => `https://shop.example${path}`, { ...PLAIN_SHOP, ...shop });
const [organization, site] = describe({});

test('the shop has a name, an address and a logo, and nothing that is not set', () => {
  expect(organization).toMatchObject({
    '@type': 'Organization',
    name: 'My Store',
    url: 'https://shop.example/',
    logo: 'https://shop.example/icons/icon-512.png',
  });
  expect(JSON.parse(JSON.stringify(organization))).not.toHaveProperty('sameAs');
});

test('the shop has the phone, the address and the profiles that are set', () => {
  const address = { en: '12 Tahrir Street, Cairo', ar: '12 شارع التحرير، القاهرة' };
  const profiles = ['https://www.facebook.com/nile'];
  expect(describe({ phone: '19000', address, profiles })[0]).toMatchObject({
    telephone: '19000',
    address: address.en,
    sameAs: profiles,
  });
});

test('the search action leads to a search with the keyword', () => {
  const { potentialAction } = site as unknown as { potentialAction: { target: { urlTemplate: string } } };
  const { urlTemplate } = potentialAction.target;
  const address = new URL(urlTemplate.replace('{search_term_string}', 'tea%20pot'));
  expect(address.pathname).toBe('/products');
  expect(readSearch(address.searchParams).keyword).toBe('tea pot');
});
