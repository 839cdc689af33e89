import crypto from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { hashPassword, isPasswordRight } from './passwords.ts';

// A valid hash with other parameters than ours.
const salt = Buffer.from('a salt of 16 byt');
const foreign = crypto.argon2Sync('argon2id', {
  message: 'Secret@123',
  nonce: salt,
  memory: 64,
  passes: 3,
  parallelism: 2,
  tagLength: 24,
});
const withoutPadding = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
const FOREIGN_HASH = `$argon2id$v=19$m=64,t=3,p=2$${withoutPadding(salt)}$${withoutPadding(foreign)}`;

describe('a stored password', () => {
  test('is a PHC string with OWASP’s parameters and a random salt', async () => {
    const [one, two] = await Promise.all([hashPassword('Secret@123'), hashPassword('Secret@123')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z\d+/]{22}\$[A-Za-z\d+/]{43}$/);
    expect(one).not.toBe(two);
  });

  test('matches its own password only', async () => {
    const stored = await hashPassword('Secret@123');
    expect(await isPasswordRight('Secret@123', stored)).toBe(true);
    expect(await isPasswordRight('secret@123', stored)).toBe(false);
    expect(await isPasswordRight('', stored)).toBe(false);
  });

  test('is checked with the parameters in its hash', async () => {
    expect(await isPasswordRight('Secret@123', FOREIGN_HASH)).toBe(true);
    expect(await isPasswordRight('Secret@124', FOREIGN_HASH)).toBe(false);
  });

  test('does not depend on how the keyboard composes a character', async () => {
    expect(await isPasswordRight('cafe\u0301@A1', await hashPassword('caf\u00e9@A1'))).toBe(true);
  });

  test.each([undefined, '', 'none', '$argon2i$v=19$m=64,t=3,p=2$c2FsdA$aGFzaA', `${FOREIGN_HASH}\n`])(
    'that is missing or invalid (%j) matches no password, but costs a hash as well',
    async (stored) => {
      const argon2 = vi.spyOn(crypto, 'argon2');
      expect(await isPasswordRight('Secret@123', stored)).toBe(false);
      expect(argon2).toHaveBeenCalledTimes(1);
      expect(argon2.mock.calls[0]?.[1]).toMatchObject({ memory: 19_456, passes: 2, parallelism: 1 });
    },
  );
});

test('at most three hashes run at once, however many are requested', async () => {
  let running = 0;
  let most = 0;
  const argon2 = crypto.argon2;
  vi.spyOn(crypto, 'argon2').mockImplementation((name, options, done) => {
    most = Math.max(most, ++running);
    argon2(name, { ...options, memory: 64 }, (error, hash) => {
      running--;
      done(error, hash);
    });
  });
  const stored = await Promise.all(Array.from({ length: 20 }, () => hashPassword('Secret@123')));
  expect(new Set(stored).size).toBe(20);
  expect(most).toBe(3);
});
