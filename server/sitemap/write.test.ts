import { expect, test } from 'vitest';
import { writeSitemap, writeSitemapIndex } from './write.ts';

const ORIGIN = 'https://shop.example';
const CHANGED_AT = new Date('2026-11-15T10:00:00.000Z');

test('a page has one URL per language, each with links to all languages', () => {
  const xml = writeSitemap([{ path: '/products', changedAt: CHANGED_AT }], ORIGIN);
  const links =
    '<xhtml:link rel="alternate" hreflang="en" href="https://shop.example/products"/>' +
    '<xhtml:link rel="alternate" hreflang="ar" href="https://shop.example/ar/products"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://shop.example/products"/>';
  expect(xml).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
      `<url><loc>https://shop.example/products</loc><lastmod>2026-11-15T10:00:00.000Z</lastmod>${links}</url>\n` +
      `<url><loc>https://shop.example/ar/products</loc><lastmod>2026-11-15T10:00:00.000Z</lastmod>${links}</url>\n` +
      '</urlset>\n',
  );
});

test('home has an empty path, and a page without a date has no lastmod', () => {
  const xml = writeSitemap([{ path: '/' }, { path: '/terms', changedAt: null }], ORIGIN);
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://shop.example/',
    'https://shop.example/ar',
    'https://shop.example/terms',
    'https://shop.example/ar/terms',
  ]);
  expect(xml).not.toContain('lastmod');
});

test('special characters of XML are escaped', () => {
  const xml = writeSitemap([{ path: `/products?a=1&b=<"'>` }], ORIGIN);
  expect(xml).toContain('<loc>https://shop.example/products?a=1&amp;b=&lt;&quot;&apos;&gt;</loc>');
  expect(xml).toContain('href="https://shop.example/ar/products?a=1&amp;b=&lt;&quot;&apos;&gt;"');
});

test('an index lists its sitemaps without languages', () => {
  const xml = writeSitemapIndex(
    [{ path: '/sitemap-1.xml', changedAt: CHANGED_AT }, { path: '/sitemap-2.xml' }],
    ORIGIN,
  );
  expect(xml).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<sitemap><loc>https://shop.example/sitemap-1.xml</loc><lastmod>2026-11-15T10:00:00.000Z</lastmod></sitemap>\n' +
      '<sitemap><loc>https://shop.example/sitemap-2.xml</loc></sitemap>\n' +
      '</sitemapindex>\n',
  );
});
