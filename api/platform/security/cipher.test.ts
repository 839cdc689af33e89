import { expect, test } from 'vitest';
import { createCipher } from './cipher.ts';

const SECRET = 'a secret for tests, thirty-two bytes or more';
const cipher = createCipher(SECRET, 'totp secret');

test('what was encrypted is decrypted', () => {
  expect(cipher.decrypt(cipher.encrypt('JBSWY3DPEHPK3PXP', 'sara'), 'sara')).toBe('JBSWY3DPEHPK3PXP');
});

test('the same text is encrypted differently each time', () => {
  expect(cipher.encrypt('same', 'sara')).not.toBe(cipher.encrypt('same', 'sara'));
});

test('decrypting fails with another owner, another key or a changed text', () => {
  const encrypted = cipher.encrypt('JBSWY3DPEHPK3PXP', 'sara');
  expect(cipher.decrypt(encrypted, 'omar')).toBeUndefined();
  expect(createCipher(`${SECRET}!`, 'totp secret').decrypt(encrypted, 'sara')).toBeUndefined();
  expect(cipher.decrypt(`${encrypted.slice(0, -2)}AA`, 'sara')).toBeUndefined();
  expect(cipher.decrypt('', 'sara')).toBeUndefined();
});
