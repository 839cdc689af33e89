import { expect, test } from 'vitest';
import { readSearch } from '#app/features/search/read-search.ts';
import { describeShop } from './describe-shop.server.ts';

const [organization, site] = describeShop((path) => `https://shop.example${path}`);

test('the shop has a name, an address and a logo; front pages of networks are not its profiles', () => {
  expect(organization).toMatchObject({
    '@type': 'Organization',
    name: 'My Store',
    url: 'https://shop.example/',
    logo: 'https://shop.example/icons/icon-512.png',
  });
  expect(organization?.sameAs).toBeUndefined();
});

test('the search action leads to a search with the keyword', () => {
  const { potentialAction } = site as unknown as { potentialAction: { target: { urlTemplate: string } } };
  const { urlTemplate } = potentialAction.target;
  const address = new URL(urlTemplate.replace('{search_term_string}', 'tea%20pot'));
  expect(address.pathname).toBe('/products');
  expect(readSearch(address.searchParams).keyword).toBe('tea pot');
});
