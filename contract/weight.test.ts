import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { CALLS } from './calls.ts';

const LIMIT_BYTES = 6000;
/** Of what shoppers load on top, once they look at their orders or account, check out with a saved address, tell where they
 *  live, or open their cart. */
const MORE_BYTES = 900;
/** Of what the products screen and suggestions load on top: facets are read on the server alone. */
const SEARCH_BYTES = 100;
const FOR_SHOPPERS =
  /^app[\\/](?:features[\\/](?:(?:account|addresses|delivery|orders)[\\/]|checkout[\\/]ask-payment|cart[\\/]saved\.ts)|routes[\\/]track-order)/;
/** Of what details load on top, once reviews are read or written, or somebody waits for what is sold out. */
const REVIEW_BYTES = 750;
const FOR_REVIEWS = /^app[/]features[/](?:reviews|stock-alerts)[/]/;

const FOR_SEARCH = /^app[/](?:features[/](?:search|suggest)[/]|routes[/]products)/;

/** Without what no browser loads. */
const ALL_FILES = globSync('app/**/*.{ts,tsx}').filter((file) => !/\.(?:test|server)\.tsx?$/.test(file));
const FILES = ALL_FILES.filter(
  (file) => ![FOR_SHOPPERS, FOR_SEARCH, FOR_REVIEWS].some((isFor) => isFor.test(file)),
);

/** What the storefront imports of contract/, by module: values alone, types weigh nothing. */
function listImports(files: string[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    for (const [, names = '', module = ''] of source.matchAll(
      /^import \{([^}]*)\} from '(#contract\/[\w/-]+\.ts)'/gm,
    )) {
      const values = names.split(',').map((name) => name.trim().replace(/ as \w+$/, ''));
      const known = found.get(module) ?? new Set();
      for (const name of values) if (name && !name.startsWith('type ')) known.add(name);
      found.set(module, known);
    }
    // A namespace would hide which names are used.
    expect(source).not.toMatch(/^import \* as \w+ from '#contract\//m);
  }
  return found;
}

/** The same imports in one program that uses all of them, as a bundler leaves it. */
async function bundle(files: string[]) {
  const imports = [...listImports(files)].filter(([, names]) => names.size > 0);
  const lines = imports.map(([module, names], at) =>
    [...names].map((name) => `import { ${name} as ${name}${at} } from '${module}';`).join('\n'),
  );
  const used = imports.flatMap(([, names], at) => [...names].map((name) => `${name}${at}`));
  const { outputFiles, metafile } = await build({
    stdin: { contents: `${lines.join('\n')}\nuse(${used.join()});`, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    metafile: true,
  });
  return { text: outputFiles[0]?.text ?? '', inputs: Object.keys(metafile.inputs) };
}

const weigh = (text: string) => gzipSync(text, { level: 9 }).byteLength;

test('everything the storefront imports of contract/, Valibot included, weighs under 6 kB gzip', async () => {
  const { text, inputs } = await bundle(FILES);
  const bytes = weigh(text);
  process.stdout.write(`contract/ for the storefront: ${bytes} bytes gzip (limit ${LIMIT_BYTES})\n`);
  expect(bytes).toBeGreaterThan(2000);
  expect(bytes).toBeLessThan(LIMIT_BYTES);
  const foreign = inputs.filter((path) => !/^(?:contract|node_modules\/valibot)\/|^<stdin>$/.test(path));
  expect(foreign).toEqual([]);
});

test.each([
  ['the account', FOR_SHOPPERS, MORE_BYTES],
  ['the search', FOR_SEARCH, SEARCH_BYTES],
  ['a review', FOR_REVIEWS, REVIEW_BYTES],
])('what only %s loads of it weighs little more', async (name, isFor, limit) => {
  const [few, more] = [
    await bundle(FILES),
    await bundle([...FILES, ...ALL_FILES.filter((file) => isFor.test(file))]),
  ];
  const bytes = weigh(more.text) - weigh(few.text);
  process.stdout.write(`contract/ for ${name}: ${bytes} bytes gzip more (limit ${limit})\n`);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(limit);
});

test('what only the reference and the provider need stays on the server', async () => {
  const { text } = await bundle(ALL_FILES);
  expect(text).toContain('/cart/{productId}');
  for (const { summary } of CALLS) expect(text).not.toContain(summary);
  expect(text).not.toContain('invalid-count');
});
