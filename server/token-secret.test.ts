import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepTokenSecret } from './token-secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'my-store-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the secret is made once, long enough, and readable by its owner alone', () => {
  const dataDir = join(folder, 'new', 'data');
  const secret = keepTokenSecret(dataDir);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(keepTokenSecret(dataDir)).toBe(secret);
  expect(statSync(join(dataDir, 'token-secret')).mode & 0o777).toBe(0o600);
  expect(keepTokenSecret(join(folder, 'other'))).not.toBe(secret);
});
