import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plain } from '#tests/setup/cart-products.ts';
import { runCommand } from '#tests/setup/run-command.ts';
import { describeSmallCatalogue, writeSmallCatalogue } from '#tests/setup/small-catalogue.ts';
import { copyDataFolder, makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';

const shop = (dataDir: string, ...args: string[]) => runCommand({ DATA_DIR: dataDir }, ...args);

test('a catalogue is imported, examined, exported and imported elsewhere', async () => {
  const folder = makeTemporaryFolder();
  const here = copyDataFolder(join(folder, 'here'), 'empty');
  const there = copyDataFolder(join(folder, 'there'), 'empty');
  const file = await writeSmallCatalogue(join(folder, 'source'));
  expect(await shop(here, 'import', file)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(
      'Imported 2 products, 2 categories, 1 subcategories, 1 brands and 6 pictures.',
    ),
    stderr: '',
  });

  const well = await shop(here, 'doctor');
  expect(well).toMatchObject({ code: 0, stderr: '' });
  expect(well.stdout).not.toMatch(/^(?:problem|warning)/m);
  expect(well.stdout).toContain('ok       pictures: all 6 are there');

  const exported = join(folder, 'export/catalog.json');
  expect(await shop(here, 'export', exported)).toMatchObject({ code: 0, stderr: '' });
  const catalogue = describeSmallCatalogue();
  for (const product of catalogue.products) product.offerPrice = null;
  expect(JSON.parse(readFileSync(exported, 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(catalogue).replaceAll('.png', '.webp')),
  );
  expect(await shop(there, 'import', exported)).toMatchObject({ code: 0 });
  expect(readdirSync(join(there, 'media')).sort()).toEqual(readdirSync(join(here, 'media')).sort());

  const [lost] = readdirSync(join(there, 'media')).filter((name) => name.startsWith('novel-'));
  rmSync(join(there, 'media', lost ?? ''));
  const unwell = await shop(there, 'doctor');
  expect(unwell.code).toBe(1);
  expect(unwell.stdout).toMatch(/^problem {2}pictures: files are missing in .* for product novel;/m);
});

test('one product is put on offer, and the offer is ended', async () => {
  const data = copyDataFolder(join(makeTemporaryFolder(), 'data'));
  const { slug, price } = plain;
  expect(await shop(data, 'offer', slug, String(price - 1))).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`${slug} is on offer for`),
  });
  expect(await shop(data, 'offer', slug, 'none')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`${slug} is not on offer`),
  });
  expect(await shop(data, 'offer', slug, 'half')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^'half' is no price in EGP/),
  });
});

test('wrong rows are listed', async () => {
  const folder = makeTemporaryFolder();
  const catalogue = describeSmallCatalogue();
  Object.assign(catalogue.products[0] ?? {}, { price: -1 });
  const file = await writeSmallCatalogue(join(folder, 'source'), catalogue);
  expect(await shop(copyDataFolder(join(folder, 'data'), 'empty'), 'import', file)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/catalog\.json: products\[0\] \(tea-pot\): price: must be at least 0\n$/),
  });
});

test('rows that are wrong can be left out: they are listed, and the exit code tells', async () => {
  const folder = makeTemporaryFolder();
  const catalogue = describeSmallCatalogue();
  Object.assign(catalogue.products[0] ?? {}, { price: -1 });
  const file = await writeSmallCatalogue(join(folder, 'source'), catalogue);
  const data = copyDataFolder(join(folder, 'data'), 'empty');
  expect(await shop(data, 'import', file, '--skip-bad')).toMatchObject({
    code: 2,
    stdout: expect.stringContaining('Imported 1 products, 2 categories'),
    stderr: expect.stringMatching(
      /catalog\.json: products\[0\] \(tea-pot\): price: must be at least 0\n1 rows were left out\.\n$/,
    ),
  });
  const exported = join(folder, 'export/catalog.csv');
  expect(await shop(data, 'export', exported)).toMatchObject({ code: 0, stderr: '' });
  expect(readFileSync(exported, 'utf8').split('\r\n')).toHaveLength(3);
});
