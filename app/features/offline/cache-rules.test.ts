import { expect, test } from 'vitest';
import { isCacheablePage, listExcess, listOutdatedCaches, listReferencedAssets } from './cache-rules.ts';

test.each([
  ['the first version', ['pages'], []],
  ['the second version keeps the files of the first', ['assets-1', 'pages', 'pictures', 'assets-9'], []],
  ['the third version deletes them', ['assets-1', 'pages', 'assets-2', 'assets-9'], ['assets-1']],
  ['a version that was installed before', ['assets-9', 'assets-1', 'assets-2'], ['assets-1']],
  ['an unknown cache', ['data', 'pages'], ['data']],
])('%s', (_, names, outdated) => expect(listOutdatedCaches(names, '9')).toEqual(outdated));

test('the oldest entries above the limit are listed for deletion', () => {
  expect(listExcess(['a', 'b', 'c'], 2)).toEqual(['a']);
  expect(listExcess(['a', 'b'], 2)).toEqual([]);
});

const answer = (changes: object) => ({
  status: 200,
  type: 'basic',
  redirected: false,
  headers: new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-cache' }),
  ...changes,
});

test.each([
  ['a page', {}, true],
  ['a page that shows a problem', { status: 503 }, false],
  ['a page that does not exist', { status: 404 }, false],
  ['a redirect that was followed', { redirected: true }, false],
  ['an opaque response of another origin', { type: 'opaque' }, false],
  ['data', { headers: new Headers({ 'Content-Type': 'text/x-script' }) }, false],
  [
    'a page that must not be stored',
    { headers: new Headers({ 'Content-Type': 'text/html', 'Cache-Control': 'no-store' }) },
    false,
  ],
])('%s', (_, changes, isCacheable) => {
  expect(isCacheablePage(answer(changes) as unknown as Response)).toBe(isCacheable);
});

test('the scripts and stylesheets of a page are listed once each', () => {
  const html = `<link rel="stylesheet" href="/assets/app-1.css"><link rel="modulepreload" href="/assets/vendor-2.js">
    <script type="module">import "/assets/vendor-2.js";import "/assets/home-_3.js"</script><img src="/assets/home-400.avif">`;
  expect(listReferencedAssets(html)).toEqual([
    '/assets/app-1.css',
    '/assets/vendor-2.js',
    '/assets/home-_3.js',
  ]);
  expect(listReferencedAssets('<p>')).toEqual([]);
});
