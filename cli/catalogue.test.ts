import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '#tests/setup/run-command.ts';
import { describeSmallCatalogue, writeSmallCatalogue } from '#tests/setup/small-catalogue.ts';
import { copyDataFolder, makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';

const runIn = (dataDir: string, ...args: string[]) => runCommand({ DATA_DIR: dataDir }, ...args);

test('a catalogue is imported, examined, exported and imported into another shop', async () => {
  const folder = makeTemporaryFolder();
  const here = copyDataFolder(join(folder, 'here'), 'empty');
  const there = copyDataFolder(join(folder, 'there'), 'empty');
  const file = await writeSmallCatalogue(join(folder, 'source'));
  expect(await runIn(here, 'import', file)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(
      'Imported 2 products, 2 categories, 1 subcategories, 1 brands and 6 pictures.',
    ),
    stderr: '',
  });

  const healthy = await runIn(here, 'doctor');
  expect(healthy).toMatchObject({ code: 0, stderr: '' });
  expect(healthy.stdout).not.toMatch(/^(?:problem|warning)/m);
  expect(healthy.stdout).toContain('ok       pictures: all 6 are there');

  const exported = join(folder, 'export/catalog.json');
  expect(await runIn(here, 'export', exported)).toMatchObject({ code: 0, stderr: '' });
  const catalogue = describeSmallCatalogue();
  for (const product of catalogue.products)
    Object.assign(product, {
      offerPrice: null,
      family: null,
      options: null,
      specifications: [],
      warrantyMonths: 0,
    });
  expect(JSON.parse(readFileSync(exported, 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(catalogue).replaceAll('.png', '.webp')),
  );
  expect(await runIn(there, 'import', exported)).toMatchObject({ code: 0 });
  expect(readdirSync(join(there, 'media')).sort()).toEqual(readdirSync(join(here, 'media')).sort());

  const [lost] = readdirSync(join(there, 'media')).filter((name) => name.startsWith('novel-'));
  rmSync(join(there, 'media', lost ?? ''));
  const damaged = await runIn(there, 'doctor');
  expect(damaged.code).toBe(1);
  expect(damaged.stdout).toMatch(/^problem {2}pictures: files are missing in .* for product novel;/m);
});
