import { expect, test } from 'vitest';
import { writeResetLetter } from './letters.ts';

test('a reset letter says the code in both languages, the one asked for first', () => {
  const english = writeResetLetter('sara@example.com', '042042', 10);
  expect(english.to).toBe('sara@example.com');
  expect(english.subject).toMatch(/^My Store: .* · رمز/);
  expect(english.text).toMatch(/^Your password reset code is: 042042\n/);
  expect(english.text).toContain('هو: 042042');
  const arabic = writeResetLetter('sara@example.com', '042042', 10, 'ar');
  expect(arabic.subject).toMatch(/^رمز .* · My Store/);
  expect(arabic.text).toMatch(/^رمز .*: 042042\n/);
});
