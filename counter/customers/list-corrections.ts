import type { Customer } from '#contract/customers/answers.ts';

const FIELDS = ['name', 'phone', 'email'] as const;
type Field = (typeof FIELDS)[number];

/** Returns only the changed fields, so that the server does not validate unchanged ones. */
export function listCorrections(
  customer: Pick<Customer, Field>,
  typed: Record<Field, string>,
): Partial<Record<Field, string>> {
  const changed = FIELDS.filter((field) => typed[field].trim() !== (customer[field] ?? ''));
  return Object.fromEntries(changed.map((field) => [field, typed[field]]));
}
