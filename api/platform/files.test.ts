import { existsSync, fstatSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { replaceCalls } from '#tests/setup/power-cut/record-disk.ts';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';
import { makeFolder, readIfExists, writeAtomically } from './files.ts';

test('only a file that does not exist counts as missing', async () => {
  const folder = makeTemporaryFolder();
  writeFileSync(join(folder, 'lamp.webp'), 'picture');
  mkdirSync(join(folder, 'folder.webp'));
  expect(String(await readIfExists(join(folder, 'lamp.webp')))).toBe('picture');
  expect(await readIfExists(join(folder, 'none.webp'))).toBeUndefined();
  await expect(readIfExists(join(folder, 'folder.webp'))).rejects.toThrow('EISDIR');
});

/** Calls `note` with the inode of every file or folder that is synced. */
function onSync(note: (inode: number) => void): void {
  onTestFinished(replaceCalls({ fsyncSync: (file) => note(fstatSync(file).ino) }));
}

test('a folder is synced after a written file got its final name there', async () => {
  const folder = makeTemporaryFolder();
  const file = join(folder, 'lamp.webp');
  const namedAtSync: boolean[] = [];
  onSync((inode) => {
    if (inode === statSync(folder).ino) namedAtSync.push(existsSync(file));
  });
  await writeAtomically(file, 'picture');
  expect(namedAtSync).toEqual([true]);
});

test('a new folder is synced to disk, and so are all parents that were created', () => {
  const folder = makeTemporaryFolder();
  const synced: number[] = [];
  onSync((inode) => void synced.push(inode));
  makeFolder(join(folder, 'shops', 'one'));
  expect(synced).toEqual([statSync(join(folder, 'shops')).ino, statSync(folder).ino]);
  makeFolder(join(folder, 'shops', 'one'));
  expect(synced).toHaveLength(2);
});
