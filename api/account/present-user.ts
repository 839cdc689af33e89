import type { User } from '#api/account/tables.ts';

/** What an account answer tells of its owner; never the phone or anything about the password. */
export function presentUser({ name, email, role }: User) {
  return { name, email, role };
}
