import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '#tests/setup/run-command.ts';
import { copyDataFolder, makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';

test('synonyms are listed, added and removed', async () => {
  const DATA_DIR = copyDataFolder(join(makeTemporaryFolder(), 'data'));
  const synonyms = (...args: string[]) => runCommand({ DATA_DIR }, 'synonyms', ...args);
  expect((await synonyms('list')).stdout).toMatch(/^phone, mobile, .*موبايل/m);
  expect(await synonyms('add', 'turntable', 'gramophone')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Synonyms now: turntable, .*gramophone/),
  });
  expect(await synonyms('remove', 'gramophone')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^gramophone is no longer a synonym; the others are: turntable/),
  });
  expect((await synonyms('lead-to', 'trinket', 'candle', 'vase')).stdout).toBe(
    'trinket now also finds: candle, vase.\n',
  );
  expect((await synonyms('list')).stdout).toContain('trinket → candle, vase\n');
  expect(await synonyms('remove', 'gramophone')).toMatchObject({
    code: 1,
    stderr: "'gramophone' has no synonyms.\n",
  });
});
