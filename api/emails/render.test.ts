import { describe, expect, test } from 'vitest';
import {
  ACCOUNT_KINDS,
  EGP_NAMES,
  EMAIL_DATA,
  EMAIL_PRODUCT,
  EVERY_EMAIL,
  readHtml,
  render,
} from '#tests/setup/sample-emails.ts';
import { isOfAccount } from './emails.ts';

describe('every email', () => {
  test.each(EVERY_EMAIL)(
    '%s, %s: has text, HTML, and a subject of one line without isolates',
    (kind, language) => {
      const { subject, text, html } = render(kind, language);
      expect(subject).not.toMatch(/[\n\r\u2066-\u2069]/);
      expect(subject).not.toBe('');
      expect(subject).not.toMatch(/My Store.*My Store/);
      expect(text).toMatch(/\n\S.*\n$/);
      expect(html).toMatch(/^<!doctype html>/);
      for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|\[object/);
    },
  );

  test.each(EVERY_EMAIL)(
    '%s, %s: has the direction of its language, even in programs that drop the html element',
    (kind, language) => {
      const { html } = render(kind, language);
      const dir = language === 'ar' ? 'rtl' : 'ltr';
      const [other, otherDir] = language === 'ar' ? ['en', 'ltr'] : ['ar', 'rtl'];
      expect(html).toContain(`<html lang="${language}" dir="${dir}">`);
      expect(html).toContain(`<div class="paper" lang="${language}" dir="${dir}"`);
      // Only emails about an account repeat their text in the other language, below.
      expect(html.includes(`lang="${other}" dir="${otherDir}"`)).toBe(isOfAccount(kind));
    },
  );

  test.each(EVERY_EMAIL)('%s, %s: has the sentences of its text in its HTML', (kind, language) => {
    const { text, html } = render(kind, language);
    const seen = readHtml(html);
    const sentences = text.split('\n').filter((line) => /[.:]$/.test(line) && !line.includes('http'));
    for (const sentence of sentences.map((each) => each.replace(/[\u2066-\u2069]/g, '').trim()))
      if (!sentence.endsWith(':')) expect(seen).toContain(sentence);
  });

  test.each(EVERY_EMAIL)('%s, %s: says in a test shop that nothing is sold', (kind, language) => {
    const { text, html } = render(kind, language, { isTestShop: true });
    for (const part of [text, html]) expect(part).toMatch(/nothing is really for sale|لا يُباع شيء/);
    expect(render(kind, language).text).not.toMatch(/nothing is really for sale|لا يُباع شيء/);
  });

  test.each(EVERY_EMAIL)('%s, %s: loads nothing but pictures of products from the shop', (kind, language) => {
    const { html } = render(kind, language);
    const sources = [...html.matchAll(/(?:src|background)="?([^"\s>]+)|url\(([^)]+)\)/g)].map(
      ([, a, b]) => a ?? b,
    );
    expect(sources).toEqual(isOfAccount(kind) ? [] : ['https://shop.example/media/lamp-0123456789-160.webp']);
    expect(html).not.toMatch(/<script|<link|@import/);
  });
});

describe('an email about a product', () => {
  test.each([
    ['en', 'Brass Lamp', 'https://shop.example/product%20details/p1/c1'],
    ['ar', 'لمبة نحاس', 'https://shop.example/ar/product%20details/p1/c1'],
  ] as const)('%s: shows its title and price, and links to it', (language, title, link) => {
    const { subject, text, html } = render('back_in_stock', language);
    expect(subject).toContain(title);
    for (const part of [text, readHtml(html)].map((each) => each.replace(/[\u2066-\u2069]/g, ''))) {
      expect(part).toContain(title);
      expect(part).toContain(`625 ${EGP_NAMES[language]}`);
    }
    expect(text).toContain(`\n${link}\n`);
    expect(html).toContain(`href="${link}"`);
  });

  test('shows the offer price; has no link if the shop’s address is unknown', () => {
    const product = { ...EMAIL_PRODUCT, offerPiastres: 31_250 };
    const { text, html } = render('back_in_stock', 'en', { product, origin: undefined });
    expect(text).toContain('312.50 EGP');
    expect(text).not.toContain('625 EGP');
    for (const part of [text, html]) expect(part).not.toMatch(/product%20details|<img/);
  });
});

describe('an email about an account', () => {
  test.each(ACCOUNT_KINDS)('%s: is in both languages, the requested one first', (kind) => {
    const [english, arabic] = [render(kind, 'en'), render(kind, 'ar')];
    expect(english.subject).toMatch(/^My Store: .* · [\u0600-\u06ff]/);
    expect(arabic.subject).toMatch(/^[\u0600-\u06ff].* · My Store: /);
    expect(english.text).toMatch(/^[A-Z].*────────\n\n[\u0600-\u06ff]/s);
    expect(arabic.text).toMatch(/^[\u0600-\u06ff].*────────\n\n[A-Z]/s);
  });

  test('contains the code', () => {
    const { text, html } = render('reset_code');
    expect(text).toMatch(/^Your password reset code is: 042042\n/);
    expect(text).toContain('هو: 042042');
    expect(html.match(/letter-spacing:8px;[^>]*>042042</g)).toHaveLength(2);
  });

  test('shows the link as text, for readers who don’t press buttons in emails', () => {
    const { text, html } = render('email_link', 'ar');
    expect(text.match(/^https:\/\/shop\.example\/api\/confirm-email\/secret$/gm)).toHaveLength(2);
    expect(html).toContain(`href="${EMAIL_DATA.link}"`);
    expect(readHtml(html)).toContain(String(EMAIL_DATA.link));
  });
});
