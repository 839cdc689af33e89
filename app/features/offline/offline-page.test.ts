import { afterAll, expect, test } from 'vitest';
import { nameShop as nameArabicShop } from '#app/i18n/ar/common.ts';
import { home } from '#app/i18n/ar/layout.ts';
import { offlinePage as arabic } from '#app/i18n/ar/offline.ts';
import { nameShop as nameEnglishShop } from '#app/i18n/en/common.ts';
import { offlinePage as english } from '#app/i18n/en/offline.ts';
import { SHOP_NAME } from '#contract/constants.ts';
import { writeOfflinePage, writeOfflinePolicy } from './offline-page.ts';

const pages = [{ address: '/products?brand=1&q=2', title: 'Tom &amp; Lamp · My Store' }];
const write = (changes: object) =>
  writeOfflinePage({ language: 'en', shop: 'My Store', pages: [], fonts: [], nonce: 'n', ...changes });

test('the offline page is in the language of the requested page', () => {
  expect(write({})).toContain(`<html lang="en" dir="ltr">`);
  expect(write({})).toContain(`<h1>${english.title}</h1>`);
  const inArabic = write({ language: 'ar' });
  expect(inArabic).toContain('<html lang="ar" dir="rtl">');
  expect(inArabic).toContain(`<h1>${arabic.title}</h1>`);
  expect(inArabic).toContain('class="shop" href="/ar"');
});

test('lists the cached pages, if any', () => {
  expect(write({ pages })).toContain('<a href="/products?brand=1&amp;q=2"><bdi>Tom &amp; Lamp</bdi></a>');
  const inArabic = write({ language: 'ar', pages: [{ address: '/ar', title: 'My Store' }] });
  expect(inArabic).toContain(`<a href="/ar"><bdi>${home}</bdi></a>`);
  expect(write({})).not.toContain(english.kept);
});

test('loads only cached fonts, and runs only scripts and styles with its nonce', () => {
  const page = write({ fonts: ['/assets/alexandria-1.woff2'] });
  const addresses = [...page.matchAll(/(?:src="|url\(")([^"]+)/g)].map(([, address = '']) => address);
  expect(addresses.filter((address) => !address.startsWith('data:'))).toEqual(['/assets/alexandria-1.woff2']);
  expect(page.match(/<(?:script|style)\b[^>]*>/g)).toEqual(['<style nonce="n">', '<script nonce="n">']);
  expect(writeOfflinePolicy('n')).not.toMatch(/unsafe|script-src[^;]*self/);
});

// Other tests share these message files.
afterAll(() => {
  nameEnglishShop(SHOP_NAME);
  nameArabicShop(SHOP_NAME);
});

test('has the shop’s name of now, in the title and above the page', () => {
  for (const language of ['en', 'ar']) {
    const page = write({ language, shop: 'Lotus &amp; Co' });
    expect(page).toMatch(/<title>[^<]* · Lotus &amp; Co<\/title>/);
    expect(page).toContain('</span>Lotus &amp; Co</a>');
    expect(page).not.toContain('My Store');
  }
});
