import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const LIMIT_BYTES = 6000;

/** What the storefront imports; the call table and the request schemas stay on the server. */
const STOREFRONT = [
  'client',
  'catalogue/client-catalogue',
  'cart/client-cart',
  'account/client-session',
  'orders/client-orders',
  'account/client-account',
  'error-texts',
  'languages',
  'provider-error',
  'forms',
  'money',
  'constants',
  'catalogue/pictures',
  'rules',
];

/** A program that uses every export of these modules, so that nothing is shaken out of the measurement. */
function writeProgram(): string {
  const imports = STOREFRONT.map((name) => {
    const source = readFileSync(`contract/${name}.ts`, 'utf8');
    const names = [...source.matchAll(/^export (?:const|function|class) (\w+)/gm)].map((match) => match[1]);
    return { line: `import { ${names.join()} } from '#contract/${name}.ts';`, names };
  });
  const used = imports.flatMap(({ names }) => names);
  return `${imports.map(({ line }) => line).join('\n')}\nuse(${used.join()});`;
}

test('the list names every module that the storefront imports', () => {
  const files = globSync('app/**/*.{ts,tsx}', { exclude: (file) => String(file).endsWith('.test.ts') });
  const imported = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return [...source.matchAll(/^import (?!type )[^;]*? from '#contract\/([\w/-]+)\.ts'/gm)].map(
      (match) => match[1],
    );
  });
  expect(imported).not.toEqual([]);
  expect(STOREFRONT).toEqual(expect.arrayContaining([...new Set(imported)]));
});

test('everything the storefront imports of contract/, Valibot included, weighs under 6 kB gzip', async () => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: writeProgram(), resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    metafile: true,
  });
  const bytes = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).byteLength;
  process.stdout.write(`contract/ for the storefront: ${bytes} bytes gzip (limit ${LIMIT_BYTES})\n`);
  expect(bytes).toBeGreaterThan(2000);
  expect(bytes).toBeLessThan(LIMIT_BYTES);
  const foreign = Object.keys(metafile.inputs).filter(
    (path) => !/^(?:contract|node_modules\/valibot)\/|^<stdin>$/.test(path),
  );
  expect(foreign).toEqual([]);
});
