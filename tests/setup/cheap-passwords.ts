/**
 * Hashing a password takes long on purpose, and tests of the API do it a thousand times: here with less memory, and
 * otherwise as always. What it really costs is tested with `passwords.ts`.
 */
import crypto from 'node:crypto';
import { afterAll } from 'vitest';

const CHEAP = { memory: 64, passes: 1 };
const { argon2 } = crypto;
crypto.argon2 = (algorithm, parameters, callback) => argon2(algorithm, { ...parameters, ...CHEAP }, callback);
// The next file of this worker begins anew.
afterAll(() => {
  crypto.argon2 = argon2;
});
