import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { NAME_PLACEHOLDERS, STYLE_NONCE } from '#counter/page.ts';
import { counterRoutes, loadBuiltCounter } from './counter.ts';

const folder = mkdtempSync(join(tmpdir(), 'my-store-counter-'));
mkdirSync(join(folder, 'assets'));
const { en, ar } = NAME_PLACEHOLDERS;
writeFileSync(
  join(folder, 'index.html'),
  `<meta property="csp-nonce" nonce="${STYLE_NONCE}"><meta lang="en" content="${en}"><meta lang="ar" content="${ar}">`,
);
writeFileSync(join(folder, 'early.js'), 'early()');
writeFileSync(join(folder, 'assets/main-1a.js'), 'main()');
writeFileSync(join(folder, 'assets/main-1a.js.br'), brotliCompressSync('main()'));
afterAll(() => rmSync(folder, { recursive: true }));

let name = { nameEn: 'Lotus', nameAr: 'لوتس' };
const routes = counterRoutes(loadBuiltCounter(folder), async () => ({ name }));
const ask = (path: string, headers: Record<string, string> = {}) => routes.request(path, { headers });
const readNonce = (page: string) => /nonce="([^"]+)"/.exec(page)?.[1];

test.each(['/counter', '/counter/', '/counter/orders/27', '/counter/nowhere'])(
  '%s is the page',
  async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  },
);

test.each(['/counters', '/ar/counter', '/'])('%s is left to the storefront', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test('each response has a nonce of its own, which its policy allows for style elements', async () => {
  const answer = await ask('/counter');
  const nonce = readNonce(await answer.text());
  expect(nonce).toMatch(/^[\w+/=]{24}$/);
  expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}';`);
  expect(readNonce(await (await ask('/counter')).text())).not.toBe(nonce);
});

test('only files of the counter run as scripts', async () => {
  const policy = (await ask('/counter')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).not.toContain('unsafe-eval');
});

test.each(["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'", "connect-src 'self';"])(
  'the policy has %s',
  async (part) => expect((await ask('/counter')).headers.get('content-security-policy')).toContain(part),
);

test('an asset is immutable and precompressed', async () => {
  const answer = await ask('/counter/assets/main-1a.js', { 'accept-encoding': 'br' });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('cache-control')).toMatch(/immutable/);
  expect(answer.headers.get('content-type')).toMatch(/javascript/);
});

test('a missing asset is 404, not the page', async () => {
  expect((await ask('/counter/assets/none.js')).status).toBe(404);
});

test('the early script is checked again each time, because its name stays', async () => {
  const answer = await ask('/counter/early.js');
  expect(await answer.text()).toBe('early()');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

test.each(['/counter/assets/../index.html', '/counter/assets/..%2f..%2fpackage.json'])(
  '%s exposes no other file',
  async (path) => expect(await (await ask(path)).text()).not.toContain('my-store'),
);

test('a counter that was not built is refused with the command that builds it', () => {
  expect(() => loadBuiltCounter(join(folder, 'nowhere'))).toThrow('npm run build');
});

test('the page has the shop’s name of now, in both languages and escaped', async () => {
  expect(await (await ask('/counter')).text()).toContain(
    'lang="en" content="Lotus"><meta lang="ar" content="لوتس">',
  );
  name = { nameEn: 'A "$&" <b>', nameAr: 'ب' };
  expect(await (await ask('/counter')).text()).toContain('content="A &quot;$&amp;&quot; &lt;b&gt;"');
});
