import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { replaceCalls } from '#tests/setup/power-cut/record-disk.ts';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';
import { keepTokenSecret } from './token-secret.ts';

test('the secret is made once, long enough, and readable by its owner alone', () => {
  const folder = makeTemporaryFolder();
  const dataDir = join(folder, 'new', 'data');
  const secret = keepTokenSecret(dataDir);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(keepTokenSecret(dataDir)).toBe(secret);
  expect(statSync(join(dataDir, 'token-secret')).mode & 0o777).toBe(0o600);
  expect(keepTokenSecret(join(folder, 'other'))).not.toBe(secret);
});

test('a disk whose files have one name each (exFAT) keeps the secret too', () => {
  const folder = makeTemporaryFolder();
  const refuse = () => {
    throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
  };
  onTestFinished(replaceCalls({ linkSync: refuse }));
  const secret = keepTokenSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(keepTokenSecret(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['token-secret']);
});
