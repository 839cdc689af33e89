import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { MAX_AGE_MS } from '#api/platform/caches/freshness.ts';
import { ORIGIN, openPages, type Storefront } from '#tests/setup/counted-pages.ts';

const BROTLI = { headers: { 'accept-encoding': 'gzip, br' } };
/** Lets background work take its first steps. */
const settle = () => new Promise(setImmediate);
const readPlace = async (answer: Response) => /<p>(.*?)<\/p>/.exec(await answer.text())?.[1];

describe('a page is cached by its path and the query parameters that it reads', () => {
  test('other query parameters are ignored', async () => {
    const pages = openPages();
    const plain = await pages.ask('/');
    for (const query of ['?utm_source=x', '?fbclid=y&gclid=z', '?q=1']) {
      const answer = await pages.ask(`/${query}`);
      expect(answer.headers.get('etag')).toBe(plain.headers.get('etag'));
      expect(await readPlace(answer)).toBe('/');
    }
    expect(pages.countRenderings()).toBe(1);
  });

  test('a search is cached from its second request on, in any spelling', async () => {
    const pages = openPages();
    const policies: (string | null)[] = [];
    for (const query of [
      '?brand=b2&brand=b1&utm_source=x',
      '?brand=b1&brand=b2',
      '?page=1&brand=b1&brand=b2&brand=b2',
    ]) {
      const answer = await pages.ask(`/products${query}`);
      policies.push(answer.headers.get('cache-control'));
      if (policies.length > 1) expect(await readPlace(answer)).toBe('/products?brand=b1&brand=b2');
    }
    expect(policies).toEqual(['private, no-cache', ...Array(2).fill('public, max-age=0, must-revalidate')]);
    expect(pages.countRenderings()).toBe(2);
    await pages.ask('/products?brand=b3');
    expect(pages.countRenderings()).toBe(3);
  });

  test('a redirect keeps the whole query string', async () => {
    const write = () => '';
    const pages = openPages({ status: 301, type: '', write });
    await Promise.all([pages.ask('/ar/?utm_source=x'), pages.ask('/ar/')]);
    const asked = pages.rendered.map(({ request }) => request.url.slice(ORIGIN.length));
    expect(asked).toContain('/ar/?utm_source=x');
  });
});

describe('a cached page', () => {
  test('is rendered again when something that it shows has changed, and only then', async () => {
    const pages = openPages();
    for (const path of ['/', '/brands']) await pages.ask(path);
    pages.change('/brands', 'elsewhere');
    pages.passTime(5_000);
    for (const path of ['/', '/brands', '/', '/brands']) await pages.ask(path);
    expect(pages.rendered.map(({ request }) => new URL(request.url).pathname)).toEqual([
      '/',
      '/brands',
      '/brands',
    ]);
    pages.change('all');
    pages.passTime(5_000);
    for (const path of ['/', '/brands']) await pages.ask(path);
    expect(pages.countRenderings()).toBe(5);
  });

  test('is rendered again only once, while everybody is served the page that just became stale', async () => {
    let said = 'first';
    const pages = openPages({ write: () => `<p>${said}</p>` });
    await pages.ask('/');
    said = 'second';
    pages.change('/');
    pages.passTime(4_999);
    const answers = await Promise.all([pages.ask('/'), pages.ask('/?utm_source=x'), pages.ask('/')]);
    expect(await Promise.all(answers.map(readPlace))).toEqual(['first', 'first', 'first']);
    await expect.poll(async () => readPlace(await pages.ask('/'))).toBe('second');
    expect(pages.countRenderings()).toBe(2);
  });

  test('is rendered again before it is answered, if it has been stale for more than a few seconds', async () => {
    let said = 'first';
    const pages = openPages({ write: () => `<p>${said}</p>` });
    await pages.ask('/');
    said = 'second';
    pages.change('/');
    pages.passTime(5_000);
    // A second change does not restart the time since the page became stale.
    pages.change('/');
    expect(await readPlace(await pages.ask('/'))).toBe('second');
  });

  test('is rendered again after ten minutes without a known change', async () => {
    let said = 'first';
    const pages = openPages({ write: () => `<p>${said}</p>` });
    await pages.ask('/');
    said = 'second';
    pages.passTime(MAX_AGE_MS - 1);
    expect(await readPlace(await pages.ask('/'))).toBe('first');
    pages.passTime(1);
    expect(await readPlace(await pages.ask('/'))).toBe('first');
    await expect.poll(async () => readPlace(await pages.ask('/'))).toBe('second');
    said = 'third';
    pages.passTime(MAX_AGE_MS + 5_000);
    expect(await readPlace(await pages.ask('/'))).toBe('third');
  });

  test('is rendered again if something changed during its rendering', async () => {
    const pages = openPages({
      write: () => {
        if (pages.countRenderings() === 1) pages.change('/');
        return '<p></p>';
      },
    });
    await pages.ask('/');
    await pages.ask('/');
    await settle();
    expect(pages.countRenderings()).toBe(2);
  });

  test('is removed when it is rendered again and no longer public', async () => {
    const headers: Record<string, string> = {};
    const pages = openPages({ headers });
    await pages.ask('/');
    headers['cache-control'] = 'no-store';
    pages.change('/');
    expect(pages.lookUp(ORIGIN, '/')).toBeDefined();
    await expect.poll(() => pages.lookUp(ORIGIN, '/')).toBeUndefined();
  });
});

describe('the fast path of the listener', () => {
  test('serves a page as soon as it is compressed, under each of its URLs', async () => {
    const pages = openPages();
    expect(pages.lookUp(ORIGIN, '/', 'br')).toBeUndefined();
    await pages.ask('/');
    expect(pages.lookUp(ORIGIN, '/')?.bytes.formFor(undefined).headers['content-encoding']).toBeUndefined();
    expect(pages.lookUp(ORIGIN, '/', 'br')).toBeUndefined();
    await pages.ask('/', BROTLI);
    for (const address of ['/', '/?utm_source=x'])
      expect(pages.lookUp(ORIGIN, address, 'br')?.bytes.formFor('br').headers['content-encoding']).toBe('br');
    expect(pages.lookUp('http://elsewhere.test', '/', 'br')).toBeUndefined();
    expect(pages.lookUp(ORIGIN, '/none?utm_source=x', 'br')).toBeUndefined();
    expect(pages.countRenderings()).toBe(1);
  });

  test('serves a page that just became stale, but nothing while changes are unknown', async () => {
    const pages = openPages();
    await pages.ask('/', BROTLI);
    const tag = pages.lookUp(ORIGIN, '/', 'br')?.bytes.tag;
    pages.change('/');
    for (let at = 0; at < 3; at += 1) expect(pages.lookUp(ORIGIN, '/', 'br')?.bytes.tag).toBe(tag);
    await settle();
    expect(pages.countRenderings()).toBe(2);
    pages.forgetChanges();
    expect(pages.lookUp(ORIGIN, '/', 'br')).toBeUndefined();
  });
});

describe('pages that are not cached', () => {
  test.each<[string, Storefront, string]>([
    ['a missing page', { status: 404 }, '/none'],
    ['a streamed page', {}, '/track/a?confirm=b'],
    ['the data of a screen', { type: 'text/x-script' }, '/products.data'],
  ])('%s is sent compressed', async (_, storefront, path) => {
    const pages = openPages(storefront);
    const plain = await (await pages.ask(path)).text();
    const answer = await pages.ask(path, BROTLI);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.status).toBe(storefront.status ?? 200);
    const body = brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString();
    const withoutNonce = (html: string) => html.replace(/ nonce="[^"]*"/, '');
    expect(withoutNonce(body)).toBe(withoutNonce(plain));
    const head = await pages.ask(path, { ...BROTLI, method: 'HEAD' });
    expect([head.headers.get('content-encoding'), head.body]).toEqual(['br', null]);
  });
});
