import { expect, test } from 'vitest';
import { isKeepablePage, listNamedAssets, listOutdated, listSurplus } from './kept.ts';

test.each([
  ['the first version', ['pages'], []],
  ['the second one leaves the files of the first', ['assets-1', 'pages', 'pictures', 'assets-9'], []],
  ['the third one drops them', ['assets-1', 'pages', 'assets-2', 'assets-9'], ['assets-1']],
  ['a version that was here before', ['assets-9', 'assets-1', 'assets-2'], ['assets-1']],
  ['a cache that nobody knows any more', ['data', 'pages'], ['data']],
])('%s', (_, names, outdated) => expect(listOutdated(names, '9')).toEqual(outdated));

test('the oldest go when there are too many', () => {
  expect(listSurplus(['a', 'b', 'c'], 2)).toEqual(['a']);
  expect(listSurplus(['a', 'b'], 2)).toEqual([]);
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
  ['a page that is not there', { status: 404 }, false],
  ['a redirect that was followed', { redirected: true }, false],
  ['an answer of another origin', { type: 'opaque' }, false],
  ['data', { headers: new Headers({ 'Content-Type': 'text/x-script' }) }, false],
  [
    'a page that must not be stored',
    { headers: new Headers({ 'Content-Type': 'text/html', 'Cache-Control': 'no-store' }) },
    false,
  ],
])('%s', (_, changes, isKept) => {
  expect(isKeepablePage(answer(changes) as unknown as Response)).toBe(isKept);
});

test('a page needs its scripts and styles, each once, wherever it names them', () => {
  const html = `<link rel="stylesheet" href="/assets/app-1.css"><link rel="modulepreload" href="/assets/vendor-2.js">
    <script type="module">import "/assets/vendor-2.js";import "/assets/home-_3.js"</script><img src="/assets/home-400.avif">`;
  expect(listNamedAssets(html)).toEqual(['/assets/app-1.css', '/assets/vendor-2.js', '/assets/home-_3.js']);
  expect(listNamedAssets('<p>')).toEqual([]);
});
