import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { replaceCalls } from '#tests/setup/power-cut/record-disk.ts';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';
import { readTokenSecret } from './token-secret.ts';

test('the secret is created once, long enough, and readable by its owner alone', () => {
  const folder = makeTemporaryFolder();
  const dataDir = join(folder, 'new', 'data');
  const secret = readTokenSecret(dataDir);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(readTokenSecret(dataDir)).toBe(secret);
  expect(statSync(join(dataDir, 'token-secret')).mode & 0o777).toBe(0o600);
  expect(readTokenSecret(join(folder, 'other'))).not.toBe(secret);
});

test('the secret is saved on a file system without hard links (exFAT)', () => {
  const folder = makeTemporaryFolder();
  const refuse = () => {
    throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
  };
  onTestFinished(replaceCalls({ linkSync: refuse }));
  const secret = readTokenSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(readTokenSecret(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['token-secret']);
});
