/** The heads of real screens, as the server renders them. */
import { describe, expect, test, vi } from 'vitest';
import { openScreens } from '#tests/setup/screens.ts';

// The stylesheet's URL exists only in a build.
vi.mock('../../app.css?url', () => ({ default: '/assets/app.css' }));

const CATEGORY = { _id: 'tea', name: 'Tea', slug: 'tea', image: 'https://cdn.example/tea.webp' };
const BRAND = { _id: 'nile', name: 'Nile', slug: 'nile', image: 'https://cdn.example/nile.webp' };
const makeProduct = (id: string, more: object = {}) => ({
  _id: id,
  title: `Pot ${id}`,
  description: 'Good </script> to have.',
  price: 150,
  quantity: 3,
  imageCover: `https://cdn.example/${id}.webp`,
  images: [],
  category: CATEGORY,
  brand: BRAND,
  ratingsAverage: 4.5,
  ratingsQuantity: 12,
  ...more,
});
const PRODUCTS = [makeProduct('a'), makeProduct('b', { ratingsAverage: 2, quantity: 0 })];

/** A provider of two products, one category and one brand. */
function answerCall(url: string): Response {
  const { pathname, searchParams } = new URL(url);
  const [, kind = '', id] = /^\/api\/v1\/(\w+)(?:\/(.*))?$/.exec(pathname) ?? [];
  const all = { products: PRODUCTS, categories: [CATEGORY], brands: [BRAND] }[kind];
  if (id) {
    const found = all?.find(({ _id }) => _id === id.toLowerCase());
    return found ? Response.json({ data: found }) : Response.json({}, { status: 404 });
  }
  const isOther = ['category[in]', 'brand'].some((name) => /none/.test(searchParams.get(name) ?? ''));
  const data = isOther || Number(searchParams.get('page') ?? 1) > 1 ? [] : all;
  return Response.json({
    results: isOther ? 0 : all?.length,
    metadata: { currentPage: 1, numberOfPages: 1, limit: 40 },
    data,
  });
}

function readHead(html: string) {
  const attributesOf = (tag: string) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w-]+)="([^"]*)"/gi)].map(([, name, value]) => [name?.toLowerCase(), value]),
    );
  const tags = [...html.matchAll(/<(?:meta|link)\b[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const json = /<script data-page="" type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return {
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    meta: (name: string) => tags.find((tag) => tag.name === name || tag.property === name)?.content,
    links: (rel: string) => tags.filter((tag) => tag.rel === rel),
    things: json ? (JSON.parse(json)['@graph'] as Record<string, unknown>[]) : [],
  };
}

/** Requests pages in a language, and parses their heads. */
async function openHeads(language: 'en' | 'ar') {
  const open = await openScreens(language, 'https://shop.example', answerCall);
  return async (path: string) => {
    const { answer, html } = await open(path);
    return { answer, ...readHead(html) };
  };
}

const ask = await openHeads('en');
const typesOf = (things: Record<string, unknown>[]) => things.map((thing) => thing['@type']);

describe('indexable pages', () => {
  test.each([
    ['/', '/', 'My Store', ['Organization', 'WebSite', 'ItemList', 'ItemList', 'ItemList']],
    ['/products', '/products', 'Products · My Store', ['ItemList']],
    ['/products?category=tea&sort=price', '/products?category=tea', 'Tea · My Store', ['ItemList']],
    ['/categories', '/categories', 'Categories · My Store', ['ItemList']],
    ['/brands?utm_source=x', '/brands', 'Brands · My Store', ['ItemList']],
    [
      '/product%20details/a/tea',
      '/product%20details/a/tea',
      'Pot a · My Store',
      ['Product', 'BreadcrumbList'],
    ],
    ['/privacy-policy', '/privacy-policy', 'Privacy Policy · My Store', []],
  ])('%s', async (path, canonical, title, types) => {
    const { answer, title: shown, links, meta, things } = await ask(path);
    const arabic = canonical === '/' ? '/ar' : `/ar${canonical}`;
    expect(answer.status).toBe(200);
    expect(links('canonical')).toMatchObject([{ href: `https://shop.example${canonical}` }]);
    expect(links('alternate').map(({ hreflang, href }) => [hreflang, href])).toEqual([
      ['en', `https://shop.example${canonical}`],
      ['ar', `https://shop.example${arabic}`],
      ['x-default', `https://shop.example${canonical}`],
    ]);
    expect([shown, meta('og:title')]).toEqual([title, title]);
    expect(meta('og:description')).toBe(meta('description'));
    expect(meta('og:url')).toBe(`https://shop.example${canonical}`);
    expect(meta('og:image')).toMatch(/^https:\/\//);
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(meta('robots')).toBe('max-image-preview:large');
    expect(typesOf(things)).toEqual(types);
  });

  test('a product has its price, stock and picture, and an escaped description', async () => {
    const { things, meta } = await ask('/product%20details/b/tea');
    expect(things[0]).toMatchObject({
      name: 'Pot b',
      description: 'Good </script> to have.',
      offers: { price: 75, availability: 'https://schema.org/OutOfStock' },
    });
    expect(meta('og:image')).toBe('https://cdn.example/b.webp');
    expect(meta('og:type')).toBe('product');
  });
});

describe('pages that search engines must not index', () => {
  test.each([
    ['/products?keyword=pot', 200, 'noindex, follow'],
    ['/cart', 200, 'noindex'],
    ['/products?page=2', 404, 'noindex'],
    ['/products?category=none', 404, 'noindex'],
    ['/product%20details/none/tea', 404, 'noindex'],
    ['/nowhere', 404, 'noindex'],
  ])('%s', async (path, status, robots) => {
    const { answer, links, meta, things } = await ask(path);
    expect([answer.status, meta('robots')]).toEqual([status, robots]);
    expect([...links('canonical'), ...links('alternate')]).toEqual([]);
    if (status === 404) expect([meta('og:title'), things]).toEqual([undefined, []]);
  });
});

test.each([
  ['/product%20details/a/books?x=1', '/product%20details/a/tea?x=1'],
  ['/product%20details/A/tea', '/product%20details/a/tea'],
])('%s redirects to %s, and is not cached', async (path, location) => {
  const { answer } = await ask(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

test('below /ar, addresses, the manifest and redirects are Arabic', async () => {
  const askInArabic = await openHeads('ar');
  const { links, meta, things } = await askInArabic('/ar/product%20details/a/tea');
  const address = 'https://shop.example/ar/product%20details/a/tea';
  expect(links('canonical')).toMatchObject([{ href: address }]);
  expect(links('alternate').map(({ hreflang }) => hreflang)).toEqual(['en', 'ar', 'x-default']);
  expect(links('manifest')).toMatchObject([{ href: '/ar/manifest.webmanifest' }]);
  expect([meta('og:url'), meta('og:locale'), meta('og:locale:alternate')]).toEqual([
    address,
    'ar_EG',
    'en_EG',
  ]);
  expect(things[0]).toMatchObject({ url: address });
  expect((await askInArabic('/ar/cart')).meta('robots')).toBe('noindex');
  expect((await askInArabic('/ar')).links('canonical')).toMatchObject([{ href: 'https://shop.example/ar' }]);
  const { answer } = await askInArabic('/ar/product%20details/a/books');
  expect(answer.headers.get('location')).toBe('/ar/product%20details/a/tea');
});
