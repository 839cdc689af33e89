import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';
import { planPageScripts } from './page-scripts.ts';

/** As a build writes them: routes whose code is shared, and only passed on, and one with code of its own. */
const FILES = {
  'manifest.js': 'window.__reactRouterManifest={};',
  'runtime.js': 'var e=1;export{e as t};',
  'vendor.js': 'import{t as e}from"./runtime.js";export{e as t,e as n};',
  'shared-0.js':
    'import{t as e}from"./vendor.js";const t=()=>import("./toasts.js");export{e as a,t as b,t as $n};',
  'shared-1.js': 'import"./shared-0.js";import{n as e}from"./vendor.js";export{e as t,e as n};\n',
  'entry.js': 'import{$n as e}from"./shared-0.js";e();\n',
  'root.js': 'export{a as Layout,b as default}from"./shared-0.js";\n',
  'home.js': 'export{t as clientLoader,n as default}from"./shared-1.js";',
  'same.js': 'export{clientLoader}from"./shared-1.js";',
  'terms.js': 'import{a as e}from"./shared-0.js";var t=e;export{t as default};',
  'toasts.js': 'export{};',
};
const inAssets = (names: string[]) => names.map((name) => `/assets/${name}`);

/** The plan of a build with these files. */
function planBuild(files: Record<string, string> = FILES) {
  const folder = makeTemporaryFolder();
  mkdirSync(join(folder, 'assets'));
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, 'assets', name), code);
  const routes = ['root', 'home', 'same', 'terms'].map((id) => [id, { id, module: `/assets/${id}.js` }]);
  const assets = {
    url: '/assets/manifest.js',
    entry: { module: '/assets/entry.js' },
    routes: Object.fromEntries(routes),
  };
  return planPageScripts({ assets } as unknown as ServerBuild, folder);
}

test('each file once, after those that it needs; none that only passes on or is loaded later', () => {
  expect(planBuild()(['root', 'home']).files).toEqual(
    inAssets(['manifest.js', 'runtime.js', 'vendor.js', 'shared-0.js', 'shared-1.js']),
  );
});

test('routes are found where their code is, under the names that it has there', () => {
  expect(planBuild()(['root', 'home', 'same']).routes).toEqual({
    root: { url: '/assets/shared-0.js', names: { Layout: 'a', default: 'b' } },
    home: { url: '/assets/shared-1.js', names: { clientLoader: 't', default: 'n' } },
    same: { url: '/assets/shared-1.js', names: { clientLoader: 'clientLoader' } },
  });
});

test('a route with code of its own is a file of the page, the last one', () => {
  const { files, routes } = planBuild()(['root', 'terms']);
  expect(files).toEqual(inAssets(['manifest.js', 'runtime.js', 'vendor.js', 'shared-0.js', 'terms.js']));
  expect(routes.terms).toEqual({ url: '/assets/terms.js' });
});

test('an entry that only calls is called where its code is', () => {
  const { entry, files } = planBuild()(['home']);
  expect(entry).toEqual({ url: '/assets/shared-0.js', names: { start: '$n' } });
  expect(files).toContain(entry.url);
});

test('an entry that does more runs by itself, after everything that it needs', () => {
  const { entry, files } = planBuild({
    ...FILES,
    'entry.js': 'import{$n as e}from"./shared-0.js";import"./early.js";e();',
    'early.js': 'window.isEarly=1;',
  })(['terms']);
  expect(entry).toEqual({ url: '/assets/entry.js' });
  expect(files).toContain('/assets/early.js');
  expect(files).not.toContain('/assets/entry.js');
});

test('what the router knows of and the build does not is left out; the same routes have the same plan', () => {
  const plan = planBuild();
  expect(Object.keys(plan(['root', 'gone']).routes)).toEqual(['root']);
  expect(plan(['root', 'home'])).toBe(plan(['root', 'home']));
});
