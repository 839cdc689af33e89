import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';
import { readIfThere } from './read-if-there.ts';

test('only a file that is not there counts as missing', async () => {
  const folder = makeTemporaryFolder();
  writeFileSync(join(folder, 'lamp.webp'), 'picture');
  mkdirSync(join(folder, 'folder.webp'));
  expect(String(await readIfThere(join(folder, 'lamp.webp')))).toBe('picture');
  expect(await readIfThere(join(folder, 'none.webp'))).toBeUndefined();
  await expect(readIfThere(join(folder, 'folder.webp'))).rejects.toThrow('EISDIR');
});
