import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
