import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashOwnScripts, writePagePolicy } from './security-headers.ts';

const hashSource = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const NONCE = 'bm9u+2Uv/w==';

test('scripts with the nonce are listed once, in any spelling; script files and empty scripts are not', () => {
  const own = ` nonce="${NONCE}"`;
  const page = `<script${own}>one()</script><script type="module"${own} async="">\nimport "/a.js";\n</script>
    <script${own} src="/a.js"></script><script type="module" src="/b.js"${own}></script><script${own}>one()</script><script${own}></script>`;
  const { html, hashes } = hashOwnScripts(page, NONCE);
  expect(hashes).toEqual([hashSource('one()'), hashSource('\nimport "/a.js";\n')]);
  expect(html).toBe(page.replaceAll(own, ''));
});

test('text beyond ASCII is hashed as UTF-8, as browsers do', () => {
  const { hashes } = hashOwnScripts(`<script nonce="${NONCE}">say("مرحبا")</script>`, NONCE);
  expect(hashes).toEqual([hashSource('say("مرحبا")')]);
});

test.each([
  '<script>evil()</script>',
  '<script nonce="">evil()</script>',
  '<script nonce="guessed">evil()</script>',
  "<script nonce='bm9u'>evil()</script>",
  '<SCRIPT>evil()</SCRIPT>',
  '<script>evil();',
  '<script src="https://evil.example/x.js" alt="',
  '</p><script>evil()</script><p title="',
])('injected %s is never allowed', (injected) => {
  const page = `<p>${injected}</p><script nonce="${NONCE}">ours()</script>`;
  expect(hashOwnScripts(page, NONCE).hashes).toEqual([hashSource('ours()')]);
});

test('only hashed inline scripts may run; in development all may', () => {
  const settings = { picturesFrom: [], connectTo: [] };
  const policy = writePagePolicy(["'sha256-x'"], { ...settings, isDevelopment: false });
  expect(policy).toContain("script-src 'self' 'sha256-x';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(writePagePolicy([], { ...settings, isDevelopment: true })).toMatch(/script-src[^;]*'unsafe-inline'/);
});
