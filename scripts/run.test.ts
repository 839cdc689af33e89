import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a command that does not exist is told so, with those that do', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'stop'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is no command 'stop'; there are start, dev, test, .*\.\n$/);
});

test('what a script exits with, npm is told', () => {
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'check', 'no-such-step'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
});
