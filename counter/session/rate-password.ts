import { STAFF_PASSWORD_MIN_LENGTH } from '#contract/constants.ts';

export type PasswordStrength = 'short' | 'weak' | 'good' | 'strong';

/** What attackers try first. */
const COMMON = /passw|admin|welcome|qwert|azerty|12345|abcde|mystore|my store|letmein|iloveyou/i;
const MIN_DIFFERENT = 6;
const STRONG_LENGTH = 16;
const STRONG_DIFFERENT = 9;

/** How hard a password is to guess, roughly: by its length, by how many characters differ, and by common words. */
export function ratePassword(password: string): PasswordStrength {
  const characters = [...password.toLowerCase()];
  if (characters.length < STAFF_PASSWORD_MIN_LENGTH) return 'short';
  const different = new Set(characters).size;
  if (different < MIN_DIFFERENT || COMMON.test(password)) return 'weak';
  return characters.length >= STRONG_LENGTH && different >= STRONG_DIFFERENT ? 'strong' : 'good';
}
