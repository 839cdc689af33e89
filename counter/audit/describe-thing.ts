import type { AuditEntry } from '#contract/staff/audit-calls.ts';
import type { Texts } from '#counter/i18n/english.ts';

type Thing = AuditEntry['thing'];

/** The number of a return, with which its label in the log ends. */
const findReturnNumber = ({ label }: Thing): string => /\d+$/.exec(label)?.[0] ?? '';

/** The kinds of things with a screen of their own. */
const PATHS_BY_KIND: Partial<Record<string, (thing: Thing) => string>> = {
  order: ({ label }) => `/orders/${label}`,
  return: (thing) => `/returns/${findReturnNumber(thing)}`,
  customer: ({ id }) => `/customers/${id}`,
  settlement: ({ id }) => `/money/settlements/${id}`,
  discount: () => '/discounts',
  settings: () => '/settings',
  delivery: () => '/settings',
};

/** The screen of the thing that an entry is about, if it has one. */
export const findThingPath = (thing: Thing): string | undefined => PATHS_BY_KIND[thing.kind]?.(thing);

/** What people call the thing of an entry. Empty for customers, because the log has only their ids. */
export function nameThing(thing: Thing, { returns, settings }: Pick<Texts, 'returns' | 'settings'>): string {
  const groups: Partial<Record<string, string>> = settings.groups;
  if (thing.kind === 'customer') return '';
  if (thing.kind === 'return')
    return `${thing.label.split(',')[0]} · ${returns.number(findReturnNumber(thing))}`;
  return thing.kind === 'settings' ? (groups[thing.label] ?? thing.label) : thing.label;
}
