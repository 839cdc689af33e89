import { expect, test } from 'vitest';
import { removeScripts } from './scriptless.ts';

test.each([
  ['inline', '<p>a</p><script nonce="x">if (1 < 2) go("<b>");\nmore()</script><p>b</p>', '<p>a</p><p>b</p>'],
  ['a file', '<SCRIPT type="module" async src="/assets/entry.js"></SCRIPT>', ''],
  ['several', '<script>1</script><main>kept</main><script>2</script>', '<main>kept</main>'],
  [
    'preloads of scripts',
    '<link rel="modulepreload" href="/a.js"/><link rel="preload" as="script" href="/b.js"/>',
    '',
  ],
])('a page without its scripts: %s', (_, html, expected) => {
  expect(removeScripts(html)).toBe(expected);
});

test('JSON-LD, styles and preloaded pictures stay', () => {
  const html =
    '<script data-page="" type="application/ld+json">{"@type":"Product"}</script>' +
    '<link rel="stylesheet" href="/a.css"/><link rel="preload" as="image" href="/a.avif"/><noscript>no</noscript>';
  expect(removeScripts(`${html}<script>1</script>`)).toBe(html);
});
