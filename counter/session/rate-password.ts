import { STAFF_PASSWORD_MIN_LENGTH } from '#contract/constants.ts';

export type PasswordStrength = 'short' | 'weak' | 'good' | 'strong';

/** Common passwords and parts of them. */
const COMMON_PARTS = /passw|admin|welcome|qwert|azerty|12345|abcde|mystore|my store|letmein|iloveyou/i;
const MIN_DIFFERENT_CHARACTERS = 6;
const STRONG_LENGTH = 16;
const STRONG_DIFFERENT_CHARACTERS = 9;

/** Estimates password strength from length, number of different characters, and common passwords. */
export function ratePassword(password: string): PasswordStrength {
  const characters = [...password.toLowerCase()];
  if (characters.length < STAFF_PASSWORD_MIN_LENGTH) return 'short';
  const different = new Set(characters).size;
  if (different < MIN_DIFFERENT_CHARACTERS || COMMON_PARTS.test(password)) return 'weak';
  return characters.length >= STRONG_LENGTH && different >= STRONG_DIFFERENT_CHARACTERS ? 'strong' : 'good';
}
