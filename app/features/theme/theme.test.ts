import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { THEME_SCRIPT } from './theme.ts';

/** A page on which the script has run; `fire` fires an event with other cookies. */
function openPage(cookie: string) {
  const metas = [{ media: '' }, { media: '' }];
  const dataset: DOMStringMap = {};
  const document = { cookie, documentElement: { dataset }, querySelectorAll: () => metas };
  const listeners = new Map<string, () => void>();
  const globals = { document, addEventListener: (type: string, f: () => void) => listeners.set(type, f) };
  runInNewContext(THEME_SCRIPT, globals);
  expect(Object.keys(globals)).toHaveLength(2);
  return {
    dataset,
    listColors: () => metas.map(({ media }) => media),
    fire(type: string, now: string) {
      document.cookie = now;
      listeners.get(type)?.();
    },
  };
}

const SYSTEM_QUERIES = ['(prefers-color-scheme:light)', '(prefers-color-scheme:dark)'];

test.each([
  ['', undefined, SYSTEM_QUERIES],
  ['theme=dark', 'dark', ['not all', 'all']],
  ['language=ar; theme=light; a=b', 'light', ['all', 'not all']],
  ['mytheme=dark', undefined, SYSTEM_QUERIES],
  ['theme="><script>', undefined, SYSTEM_QUERIES],
])('with the cookies %j the theme is %s', (cookie, theme, colors) => {
  const page = openPage(cookie);
  expect(page.dataset.theme).toBe(theme);
  expect(page.listColors()).toEqual(colors);
});

test.each(['theme', 'focus', 'pageshow'])('the event %s applies another choice', (type) => {
  const page = openPage('');
  page.fire(type, 'theme=dark');
  expect(page.dataset.theme).toBe('dark');
  page.fire(type, '');
  expect(page.dataset).toEqual({});
  expect(page.listColors()).toEqual(SYSTEM_QUERIES);
});
