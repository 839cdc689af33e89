import {
  chmodSync,
  chownSync,
  fstatSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { replaceCalls } from '#tests/setup/power-cut/record-disk.ts';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';
import { closeDataFolder } from './data-folder.ts';
import { StartRefused } from './start-refused.ts';

const modeOf = (path: string) => (lstatSync(path).mode & 0o777).toString(8);

/** A data folder as an older version left it: everybody may read, and some may write. */
function makeOpenFolder(): string {
  const folder = join(makeTemporaryFolder(), 'data');
  for (const name of ['', 'pglite', 'pglite/base', 'media', 'outbox']) {
    mkdirSync(join(folder, name));
    chmodSync(join(folder, name), 0o755);
  }
  for (const name of ['pglite/base/1', 'media/lamp.webp', 'outbox/letter.txt', 'token-secret']) {
    writeFileSync(join(folder, name), name);
    chmodSync(join(folder, name), 0o666);
  }
  return folder;
}

test('a folder that others can read is closed, whole, and said in one line', () => {
  const folder = makeOpenFolder();
  expect(closeDataFolder(folder)).toEqual([
    `Others could read 9 files and folders in ${folder}, which now belong to their owner alone.`,
  ]);
  for (const name of ['', 'pglite', 'pglite/base', 'media', 'outbox'])
    expect(modeOf(join(folder, name))).toBe('700');
  for (const name of ['pglite/base/1', 'media/lamp.webp', 'outbox/letter.txt', 'token-secret'])
    expect(modeOf(join(folder, name))).toBe('600');
  expect(closeDataFolder(folder)).toEqual([]);
});

test('a folder that is not there is made, for its owner alone', () => {
  const folder = join(makeTemporaryFolder(), 'data');
  expect(closeDataFolder(folder)).toEqual([]);
  expect(modeOf(folder)).toBe('700');
});

test('a folder reached through a link is closed; links in it are not followed', () => {
  const folder = makeOpenFolder();
  const elsewhere = join(makeTemporaryFolder(), 'elsewhere.webp');
  writeFileSync(elsewhere, 'of somebody else');
  chmodSync(elsewhere, 0o644);
  symlinkSync(elsewhere, join(folder, 'media/shared.webp'));
  symlinkSync(folder, join(folder, '../linked'));
  expect(closeDataFolder(join(folder, '../linked'))).toHaveLength(1);
  expect(modeOf(folder)).toBe('700');
  expect(modeOf(elsewhere)).toBe('644');
});

test('a link in place of a folder of the shop is not followed, but what is open behind it is said', () => {
  const folder = makeOpenFolder();
  closeDataFolder(folder);
  const elsewhere = join(makeTemporaryFolder(), 'pictures');
  renameSync(join(folder, 'media'), elsewhere);
  symlinkSync(elsewhere, join(folder, 'media'));
  symlinkSync('nowhere', join(folder, 'pglite.new'));
  expect(closeDataFolder(folder)).toEqual([]);
  chmodSync(elsewhere, 0o755);
  expect(closeDataFolder(folder)).toEqual([
    `Others can read what is behind the link ${join(folder, 'media')}: close ${elsewhere} by hand.`,
  ]);
  expect(modeOf(elsewhere)).toBe('755');
});

test("a picture linked from the catalogue's folder becomes a copy: the catalogue's own file stays readable", () => {
  const folder = makeOpenFolder();
  const source = join(folder, '../source.webp');
  linkSync(join(folder, 'media/lamp.webp'), source);
  const synced: number[] = [];
  onTestFinished(replaceCalls({ fsyncSync: (file) => void synced.push(fstatSync(file).ino) }));
  closeDataFolder(folder);
  // The bytes before the name.
  expect(synced).toEqual(['media/lamp.webp', 'media'].map((name) => lstatSync(join(folder, name)).ino));
  expect(modeOf(join(folder, 'media/lamp.webp'))).toBe('600');
  expect(readFileSync(join(folder, 'media/lamp.webp'), 'utf8')).toBe('media/lamp.webp');
  expect(modeOf(source)).toBe('666');
});

test("what is not the shop's stays as it is, and so does the folder that holds it", () => {
  const folder = makeOpenFolder();
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  chmodSync(join(folder, 'notes.txt'), 0o644);
  expect(closeDataFolder(folder)).toEqual([
    expect.stringContaining('8 files and folders'),
    `Others can still list ${folder}, because it also holds notes.txt, not the shop's.`,
  ]);
  expect(modeOf(folder)).toBe('755');
  expect(modeOf(join(folder, 'notes.txt'))).toBe('644');
  expect(modeOf(join(folder, 'token-secret'))).toBe('600');
});

test("others lose the right to write into a folder that is not the shop's alone", () => {
  const folder = makeOpenFolder();
  mkdirSync(join(folder, 'notes'));
  chmodSync(folder, 0o777);
  expect(closeDataFolder(folder)).toEqual([
    expect.stringContaining('8 files and folders'),
    `Others can still list ${folder}, because it also holds notes, not the shop's; they can no longer write into it.`,
  ]);
  expect(modeOf(folder)).toBe('755');
});

test("a folder for everybody's files, where nobody may remove another's, is left as it is and said", () => {
  const folder = makeOpenFolder();
  mkdirSync(join(folder, 'notes'));
  chmodSync(folder, 0o1777);
  expect(closeDataFolder(folder)).toEqual([
    expect.stringContaining('8 files and folders'),
    `Others can still write into ${folder}, which also holds notes, not the shop's: set DATA_DIR to a folder of its own.`,
  ]);
  expect(modeOf(folder)).toBe('777');
});

test("the folder that a file system keeps for itself is nobody's", () => {
  const folder = makeOpenFolder();
  mkdirSync(join(folder, 'lost+found'), 0o700);
  expect(closeDataFolder(folder)).toHaveLength(1);
  expect(modeOf(folder)).toBe('700');
});

test('pictures in a folder that is closed already are not looked at', () => {
  const folder = makeOpenFolder();
  closeDataFolder(folder);
  chmodSync(join(folder, 'media/lamp.webp'), 0o644);
  expect(closeDataFolder(folder)).toEqual([]);
});

// Only root may become somebody else.
describe.runIf(process.geteuid?.() === 0)('what belongs to somebody else', () => {
  const NOBODY = 65_534;
  const asNobody = <Result>(task: () => Result): Result => {
    process.seteuid?.(NOBODY);
    try {
      return task();
    } finally {
      process.seteuid?.(0);
    }
  };

  test('is said, and stops nothing', () => {
    const folder = makeOpenFolder();
    for (const name of ['..', '', 'pglite', 'media', 'outbox', 'outbox/letter.txt', 'token-secret'])
      chownSync(join(folder, name), NOBODY, NOBODY);
    expect(asNobody(() => closeDataFolder(folder))).toEqual([
      expect.stringContaining('6 files and folders'),
      expect.stringMatching(
        /^Others can still read or write 3 files and folders in .*, such as .*: change the owner/,
      ),
    ]);
    expect(modeOf(join(folder, 'media/lamp.webp'))).toBe('666');
  });

  test('and is closed to us is refused in a sentence', () => {
    const folder = makeOpenFolder();
    closeDataFolder(folder);
    chmodSync(join(folder, '..'), 0o755);
    expect(() => asNobody(() => closeDataFolder(folder))).toThrow(
      new StartRefused(
        `The data folder ${folder} belongs to somebody else. Run this as its owner, or set DATA_DIR to another folder.`,
      ),
    );
  });
});
