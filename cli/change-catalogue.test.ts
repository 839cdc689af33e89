import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plain } from '#tests/setup/cart-products.ts';
import { runCommand } from '#tests/setup/run-command.ts';
import { describeSmallCatalogue, writeSmallCatalogue } from '#tests/setup/small-catalogue.ts';
import { copyDataFolder, makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';

const runIn = (dataDir: string, ...args: string[]) => runCommand({ DATA_DIR: dataDir }, ...args);

test('an offer is set and ended', async () => {
  const data = copyDataFolder(join(makeTemporaryFolder(), 'data'));
  const { slug, price } = plain;
  expect(await runIn(data, 'offer', slug, String(price - 1))).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`${slug} is on offer for`),
  });
  expect(await runIn(data, 'offer', slug, 'none')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`${slug} is not on offer`),
  });
  expect(await runIn(data, 'offer', slug, 'half')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^'half' is neither a price in EGP/),
  });
});

test('invalid rows are listed', async () => {
  const folder = makeTemporaryFolder();
  const catalogue = describeSmallCatalogue();
  Object.assign(catalogue.products[0] ?? {}, { price: -1 });
  const file = await writeSmallCatalogue(join(folder, 'source'), catalogue);
  expect(await runIn(copyDataFolder(join(folder, 'data'), 'empty'), 'import', file)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/catalog\.json: products\[0\] \(tea-pot\): price: must be at least 0\n$/),
  });
});

test('invalid rows can be skipped: they are listed, with exit code 2', async () => {
  const folder = makeTemporaryFolder();
  const catalogue = describeSmallCatalogue();
  Object.assign(catalogue.products[0] ?? {}, { price: -1 });
  const file = await writeSmallCatalogue(join(folder, 'source'), catalogue);
  const data = copyDataFolder(join(folder, 'data'), 'empty');
  expect(await runIn(data, 'import', file, '--skip-bad')).toMatchObject({
    code: 2,
    stdout: expect.stringContaining('Imported 1 products, 2 categories'),
    stderr: expect.stringMatching(
      /catalog\.json: products\[0\] \(tea-pot\): price: must be at least 0\n1 rows were left out\.\n$/,
    ),
  });
  const exported = join(folder, 'export/catalog.csv');
  expect(await runIn(data, 'export', exported)).toMatchObject({ code: 0, stderr: '' });
  expect(readFileSync(exported, 'utf8').split('\r\n')).toHaveLength(3);
});
