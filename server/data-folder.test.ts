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
import { secureDataFolder } from './data-folder.ts';
import { StartRefused } from './settings.ts';

const modeOf = (path: string) => (lstatSync(path).mode & 0o777).toString(8);

/** Makes a data folder as older versions did: world-readable, partly group-writable. */
function makeOpenFolder(): string {
  const folder = join(makeTemporaryFolder(), 'data');
  for (const name of ['', 'pglite', 'pglite/base', 'media', 'outbox']) {
    mkdirSync(join(folder, name));
    chmodSync(join(folder, name), 0o755);
  }
  for (const name of ['pglite/base/1', 'media/lamp.webp', 'outbox/email.txt', 'token-secret']) {
    writeFileSync(join(folder, name), name);
    chmodSync(join(folder, name), 0o666);
  }
  return folder;
}

test('a folder that others can read is made private, with all its files, and reported in one line', () => {
  const folder = makeOpenFolder();
  expect(secureDataFolder(folder)).toEqual([
    `Others could read 9 files and folders in ${folder}, which now belong to their owner alone.`,
  ]);
  for (const name of ['', 'pglite', 'pglite/base', 'media', 'outbox'])
    expect(modeOf(join(folder, name))).toBe('700');
  for (const name of ['pglite/base/1', 'media/lamp.webp', 'outbox/email.txt', 'token-secret'])
    expect(modeOf(join(folder, name))).toBe('600');
  expect(secureDataFolder(folder)).toEqual([]);
});

test('a missing folder is created for its owner alone', () => {
  const folder = join(makeTemporaryFolder(), 'data');
  expect(secureDataFolder(folder)).toEqual([]);
  expect(modeOf(folder)).toBe('700');
});

test('a folder behind a symbolic link is made private; links in it are not followed', () => {
  const folder = makeOpenFolder();
  const elsewhere = join(makeTemporaryFolder(), 'elsewhere.webp');
  writeFileSync(elsewhere, 'of somebody else');
  chmodSync(elsewhere, 0o644);
  symlinkSync(elsewhere, join(folder, 'media/shared.webp'));
  symlinkSync(folder, join(folder, '../linked'));
  expect(secureDataFolder(join(folder, '../linked'))).toHaveLength(1);
  expect(modeOf(folder)).toBe('700');
  expect(modeOf(elsewhere)).toBe('644');
});

test("a link in place of one of the shop's folders is not followed, but a readable target is reported", () => {
  const folder = makeOpenFolder();
  secureDataFolder(folder);
  const elsewhere = join(makeTemporaryFolder(), 'pictures');
  renameSync(join(folder, 'media'), elsewhere);
  symlinkSync(elsewhere, join(folder, 'media'));
  symlinkSync('nowhere', join(folder, 'pglite.new'));
  expect(secureDataFolder(folder)).toEqual([]);
  chmodSync(elsewhere, 0o755);
  expect(secureDataFolder(folder)).toEqual([
    `Others can read the target of the link ${join(folder, 'media')}: change the mode of ${elsewhere} by hand.`,
  ]);
  expect(modeOf(elsewhere)).toBe('755');
});

test("a picture linked from the catalogue's folder becomes a copy: the catalogue's own file stays readable", () => {
  const folder = makeOpenFolder();
  const source = join(folder, '../source.webp');
  linkSync(join(folder, 'media/lamp.webp'), source);
  const synced: number[] = [];
  onTestFinished(replaceCalls({ fsyncSync: (file) => void synced.push(fstatSync(file).ino) }));
  secureDataFolder(folder);
  // The copy is synced before the folder that links to it.
  expect(synced).toEqual(['media/lamp.webp', 'media'].map((name) => lstatSync(join(folder, name)).ino));
  expect(modeOf(join(folder, 'media/lamp.webp'))).toBe('600');
  expect(readFileSync(join(folder, 'media/lamp.webp'), 'utf8')).toBe('media/lamp.webp');
  expect(modeOf(source)).toBe('666');
});

test("files that are not the shop's keep their mode, and so does the folder with them", () => {
  const folder = makeOpenFolder();
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  chmodSync(join(folder, 'notes.txt'), 0o644);
  expect(secureDataFolder(folder)).toEqual([
    expect.stringContaining('8 files and folders'),
    `Others can still list ${folder}, because it also holds notes.txt, not the shop's.`,
  ]);
  expect(modeOf(folder)).toBe('755');
  expect(modeOf(join(folder, 'notes.txt'))).toBe('644');
  expect(modeOf(join(folder, 'token-secret'))).toBe('600');
});

test("others lose write access to a folder with files that are not the shop's", () => {
  const folder = makeOpenFolder();
  mkdirSync(join(folder, 'notes'));
  chmodSync(folder, 0o777);
  expect(secureDataFolder(folder)).toEqual([
    expect.stringContaining('8 files and folders'),
    `Others can still list ${folder}, because it also holds notes, not the shop's; they can no longer write into it.`,
  ]);
  expect(modeOf(folder)).toBe('755');
});

test('a sticky world-writable folder is left as it is and reported', () => {
  const folder = makeOpenFolder();
  mkdirSync(join(folder, 'notes'));
  chmodSync(folder, 0o1777);
  expect(secureDataFolder(folder)).toEqual([
    expect.stringContaining('8 files and folders'),
    `Others can still write into ${folder}, which also holds notes, not the shop's: set DATA_DIR to a folder of its own.`,
  ]);
  expect(modeOf(folder)).toBe('777');
});

test('lost+found does not count as a foreign file', () => {
  const folder = makeOpenFolder();
  mkdirSync(join(folder, 'lost+found'), 0o700);
  expect(secureDataFolder(folder)).toHaveLength(1);
  expect(modeOf(folder)).toBe('700');
});

test('pictures in a folder that is already private are not checked', () => {
  const folder = makeOpenFolder();
  secureDataFolder(folder);
  chmodSync(join(folder, 'media/lamp.webp'), 0o644);
  expect(secureDataFolder(folder)).toEqual([]);
});

// Only root may change a file's owner.
describe.runIf(process.geteuid?.() === 0)('files of another user', () => {
  const NOBODY = 65_534;
  const asNobody = <Result>(task: () => Result): Result => {
    process.seteuid?.(NOBODY);
    try {
      return task();
    } finally {
      process.seteuid?.(0);
    }
  };

  test('are reported, and the shop starts', () => {
    const folder = makeOpenFolder();
    for (const name of ['..', '', 'pglite', 'media', 'outbox', 'outbox/email.txt', 'token-secret'])
      chownSync(join(folder, name), NOBODY, NOBODY);
    expect(asNobody(() => secureDataFolder(folder))).toEqual([
      expect.stringContaining('6 files and folders'),
      expect.stringMatching(
        /^Others can still read or write 3 files and folders in .*, such as .*: change the owner/,
      ),
    ]);
    expect(modeOf(join(folder, 'media/lamp.webp'))).toBe('666');
  });

  test('that we cannot access stop the start with one sentence', () => {
    const folder = makeOpenFolder();
    secureDataFolder(folder);
    chmodSync(join(folder, '..'), 0o755);
    expect(() => asNobody(() => secureDataFolder(folder))).toThrow(
      new StartRefused(
        `The data folder ${folder} belongs to another user. Run this as its owner, or set DATA_DIR to another folder.`,
      ),
    );
  });
});
