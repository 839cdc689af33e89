import { expect, test } from 'vitest';
import { paths } from '#app/paths.ts';
import { isCrawler, writeRobots } from './crawlers.server.ts';
import type { PageDescription } from './page-description.ts';

const makePage = (isListed: boolean): PageDescription => ({ path: '/', isListed, things: [] });

test.each([
  ['an indexable page', 200, paths.products, makePage(true), 'max-image-preview:large'],
  ['a page whose description came too late', 200, paths.products, undefined, 'max-image-preview:large'],
  ['a search', 200, paths.products, makePage(false), 'noindex, follow'],
  ['a page that does not exist', 404, paths.products, makePage(true), 'noindex'],
  ['an unavailable page', 503, paths.home, makePage(true), 'noindex'],
  ['a cart', 200, paths.cart, undefined, 'noindex'],
  ['a checkout', 200, paths.shippingAddress, undefined, 'noindex'],
  ['an order tracking link', 200, '/track/65ff', undefined, 'noindex'],
  ['a login', 200, paths.login, undefined, 'noindex'],
])('%s', (_, status, path, described, expected) => {
  expect(writeRobots({ status, path, page: described })).toBe(expected);
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0 Safari/537.36',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.23.20.0',
  'Twitterbot/1.0',
  'TelegramBot (like TwitterBot)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
])('%s is a crawler', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(true);
});

test.each([
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 10; CUBOT X19_20) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  '',
  null,
])('%s is not a crawler', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(false);
});
