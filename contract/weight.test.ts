import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { CALLS } from './calls.ts';

/** The maximum size of contract/ and Valibot in the storefront's bundle, compressed, without the parts below. */
const MAX_COMMON_BYTES = 6700;
/**
 * The maximum that screens of signed-in shoppers add: orders with their returns, account, addresses, delivery, saved
 * for later, discount codes.
 */
const MAX_ACCOUNT_BYTES = 1480;
/**
 * The maximum that the products screen and suggestions add. It is small, because facets are parsed on the server only.
 */
const MAX_SEARCH_BYTES = 100;
const ACCOUNT_FILES =
  /^app[\\/](?:features[\\/](?:(?:account|addresses|delivery|orders)[\\/]|checkout[\\/]load-payment-note|cart[\\/](?:saved\.ts|coupon-field))|routes[\\/]track-order)/;
/** The maximum that reviews, questions and stock alerts add on the details screen. */
const MAX_REVIEW_BYTES = 930;
const REVIEW_FILES = /^app[/]features[/](?:questions|reviews|stock-alerts)[/]/;

const SEARCH_FILES = /^app[/](?:features[/](?:search|suggest)[/]|routes[/]products)/;

/** Files that browsers load. */
const ALL_FILES = globSync('app/**/*.{ts,tsx}').filter((file) => !/\.(?:test|server)\.tsx?$/.test(file));
const COMMON_FILES = ALL_FILES.filter(
  (file) => ![ACCOUNT_FILES, SEARCH_FILES, REVIEW_FILES].some((isFor) => isFor.test(file)),
);

/** The values that files import from contract/, by module. Types are erased, so they don't count. */
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
    // A namespace import would hide which names are used.
    expect(source).not.toMatch(/^import \* as \w+ from '#contract\//m);
  }
  return found;
}

/** Bundles a program that uses exactly what these files import from contract/. */
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

test('contract/ and Valibot add less than 6.7 kB gzip to the storefront', async () => {
  const { text, inputs } = await bundle(COMMON_FILES);
  const bytes = weigh(text);
  process.stdout.write(`contract/ for the storefront: ${bytes} bytes gzip (limit ${MAX_COMMON_BYTES})\n`);
  expect(bytes).toBeGreaterThan(2000);
  expect(bytes).toBeLessThan(MAX_COMMON_BYTES);
  const foreign = inputs.filter((path) => !/^(?:contract|node_modules\/valibot)\/|^<stdin>$/.test(path));
  expect(foreign).toEqual([]);
});

test.each([
  ['the account', ACCOUNT_FILES, MAX_ACCOUNT_BYTES],
  ['the search', SEARCH_FILES, MAX_SEARCH_BYTES],
  ['a review', REVIEW_FILES, MAX_REVIEW_BYTES],
])('%s adds little of contract/', async (name, isFor, limit) => {
  const [few, more] = [
    await bundle(COMMON_FILES),
    await bundle([...COMMON_FILES, ...ALL_FILES.filter((file) => isFor.test(file))]),
  ];
  const bytes = weigh(more.text) - weigh(few.text);
  process.stdout.write(`contract/ for ${name}: ${bytes} bytes gzip more (limit ${limit})\n`);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(limit);
});

test('the bundle contains no specifications of calls', async () => {
  const { text } = await bundle(ALL_FILES);
  expect(text).toContain('/cart/{productId}');
  for (const { summary } of CALLS) expect(text).not.toContain(summary);
  expect(text).not.toContain('invalid-count');
});
