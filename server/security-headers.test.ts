import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashInlineScripts, writePagePolicy } from './security-headers.ts';

const sha = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('every inline script is named once, in any spelling; files and empty ones are not', () => {
  const html = `<script>one()</script><SCRIPT type="module" async="">\nimport "/a.js";\n</SCRIPT>
    <script src="/a.js"></script><script type="module" src="/b.js" async></script><script>one()</script><script></script>`;
  expect(hashInlineScripts(html)).toEqual([sha('one()'), sha('\nimport "/a.js";\n')]);
});

test('bytes beyond ASCII are hashed as UTF-8, as the browser does', () => {
  expect(hashInlineScripts('<script>say("مرحبا")</script>')).toEqual([sha('say("مرحبا")')]);
});

test('no inline script runs but the hashed ones; in development all do', () => {
  const settings = { picturesFrom: [], connectTo: [] };
  const policy = writePagePolicy(["'sha256-x'"], { ...settings, isDevelopment: false });
  expect(policy).toContain("script-src 'self' 'sha256-x';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(writePagePolicy([], { ...settings, isDevelopment: true })).toMatch(/script-src[^;]*'unsafe-inline'/);
});
