import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '#tests/setup/run-command.ts';
import { copyDataFolder, makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';

const runIn = (dataDir: string, ...args: string[]) => runCommand({ DATA_DIR: dataDir }, ...args);

test('an empty shop is filled with products and pictures; a shop with a catalogue is refused', async () => {
  const data = copyDataFolder(join(makeTemporaryFolder(), 'data'), 'empty');
  expect(await runIn(data, 'generate', '120', '--seed', '7')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      /^120 of 120 products\n(?:\d+ of \d+ indexes\n)+1 of 2 last steps\n2 of 2 last steps\nGenerated 120 products of \d+ brands, with \d+ different words\.\n$/,
    ),
    stderr: '',
  });
  const { stdout } = await runIn(data, 'doctor');
  expect(stdout).not.toMatch(/^(?:problem|warning)/m);
  expect(stdout).toContain('120 products');
  expect(await runIn(data, 'generate', '120')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The shop has a catalogue already, .* set DATA_DIR to a new folder/),
  });
});

test.each([
  [['many'], "'many' is not a number of products: give a whole number from 1 to 10000000.\n"],
  [['0'], "'0' is not a number of products"],
  [['5', '--seed', 'x'], "'x' is not a seed"],
])('%j is refused in one sentence', async (args, text) => {
  const { code, stderr } = await runIn(makeTemporaryFolder(), 'generate', ...args);
  expect(code).toBe(1);
  expect(stderr).toContain(text);
});
