import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('an unknown command lists the known commands', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'stop'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is no command 'stop'; there are start, dev, demo, test, .*\.\n$/);
});

test('the exit code of a script is passed on', () => {
  // Makes cli/main.ts exit with code 7, but not scripts/run.mjs.
  const preload = 'data:text/javascript,if(/cli.main/.test(process.argv[1]))process.exit(7)';
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'shop', 'doctor'], {
    env: { ...process.env, NODE_OPTIONS: `--import=${preload}` },
  });
  expect(status).toBe(7);
});

test('npm test with an unknown step lists the known steps', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/verify.ts', 'typos'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is no step 'typos'; there are types, lint, .*, and test files\.\n$/);
});
