import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';
import { FolderInUse, holdFolder } from './folder-lock.ts';

let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = makeTemporaryFolder();
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/**
 * Starts another process that tries to lock the folder, prints `held` or `refused`, and lives until it is killed or
 * told to release the folder.
 */
async function startHolder() {
  const program = `
    import { FolderInUse, holdFolder } from ${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)};
    try {
      const release = holdFolder(${JSON.stringify(folder)});
      console.log('held');
      process.stdin.once('data', () => { release(); console.log('released'); process.stdin.pause(); });
    } catch (error) {
      console.log(error instanceof FolderInUse ? 'refused' : String(error));
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const read = async () => (await lines.next()).value;
  return {
    pid: child.pid,
    answer: await read(),
    async release() {
      child.stdin.write('\n');
      expect(await read()).toBe('released');
    },
    async kill() {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
  };
}

test('a folder that a running process has locked is refused, with the id of that process', async () => {
  const holder = await startHolder();
  expect(holder.answer).toBe('held');
  expect(() => holdFolder(folder)).toThrow(FolderInUse);
  expect(() => holdFolder(folder)).toThrow(`in use by process ${holder.pid}`);
  // The folder is still locked after a refused attempt.
  expect((await startHolder()).answer).toBe('refused');
});

test('a released folder can be locked again', async () => {
  const holder = await startHolder();
  await holder.release();
  expect(existsSync(join(folder, 'shop.pid'))).toBe(false);
  holdFolder(folder)();
});

test('a folder can be locked as soon as its holder was killed', async () => {
  const holder = await startHolder();
  await holder.kill();
  expect(readFileSync(join(folder, 'shop.pid'), 'utf8')).toBe(`${holder.pid}\n`);
  const release = holdFolder(folder);
  expect(readFileSync(join(folder, 'shop.pid'), 'utf8')).toBe(`${process.pid}\n`);
  release();
});

test('a pid file left by a crash blocks nobody, even if another program has that pid now', () => {
  writeFileSync(join(folder, 'shop.pid'), `${process.ppid}\n`);
  holdFolder(folder)();
  writeFileSync(join(folder, 'shop.pid'), `${process.pid}\n`);
  holdFolder(folder)();
});

test('a process can’t lock a folder twice; releasing twice does not release another process’s lock', async () => {
  const release = holdFolder(folder);
  expect(() => holdFolder(folder)).toThrow(FolderInUse);
  release();
  const holder = await startHolder();
  expect(holder.answer).toBe('held');
  release();
  expect((await startHolder()).answer).toBe('refused');
});

test('of many processes that start together after a crash, exactly one locks the folder', async () => {
  await (await startHolder()).kill();
  const answers = (await Promise.all(Array.from({ length: 8 }, startHolder))).map(({ answer }) => answer);
  expect(answers.sort()).toEqual(['held', ...Array<string>(7).fill('refused')]);
});
