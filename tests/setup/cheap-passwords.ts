/**
 * Makes password hashing cheap: it is slow on purpose, and API tests do it a thousand times. passwords.test.ts tests
 * the real cost.
 */
import crypto from 'node:crypto';
import { afterAll } from 'vitest';

const CHEAP_OPTIONS = { memory: 64, passes: 1 };
const { argon2 } = crypto;
crypto.argon2 = (algorithm, parameters, callback) =>
  argon2(algorithm, { ...parameters, ...CHEAP_OPTIONS }, callback);
// Restores the real function for the next file of this worker.
afterAll(() => {
  crypto.argon2 = argon2;
});
