import type { Customer } from '#contract/customers/answers.ts';

const FIELDS = ['name', 'phone', 'email'] as const;
type Field = (typeof FIELDS)[number];

/** The fields that differ from what the shop has: an unchanged one is not sent, and not checked. */
export function listCorrections(
  customer: Pick<Customer, Field>,
  typed: Record<Field, string>,
): Partial<Record<Field, string>> {
  const changed = FIELDS.filter((field) => typed[field].trim() !== (customer[field] ?? ''));
  return Object.fromEntries(changed.map((field) => [field, typed[field]]));
}
