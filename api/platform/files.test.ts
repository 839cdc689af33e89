import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';
import { readIfExists } from './files.ts';

test('only a file that is not there counts as missing', async () => {
  const folder = makeTemporaryFolder();
  writeFileSync(join(folder, 'lamp.webp'), 'picture');
  mkdirSync(join(folder, 'folder.webp'));
  expect(String(await readIfExists(join(folder, 'lamp.webp')))).toBe('picture');
  expect(await readIfExists(join(folder, 'none.webp'))).toBeUndefined();
  await expect(readIfExists(join(folder, 'folder.webp'))).rejects.toThrow('EISDIR');
});
