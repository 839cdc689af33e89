import type { InputOf } from '#contract/call.ts';
import type { exportAudit } from '#contract/staff/audit-calls.ts';

/** What narrows the log; all of it is in the address of the screen. */
export type AuditFilters = NonNullable<InputOf<typeof exportAudit>['query']>;

const NAMES = [
  'who',
  'action',
  'kind',
  'thing',
  'from',
  'until',
  'text',
] as const satisfies (keyof AuditFilters)[];

/** Reads the filters of an address; an empty one is none. */
export const readFilters = (params: URLSearchParams): AuditFilters =>
  Object.fromEntries(NAMES.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])));

/** Writes filters into an address, without empty ones. */
export const writeFilters = (filters: AuditFilters): [string, string][] =>
  NAMES.flatMap((name) => (filters[name] ? [[name, filters[name]] as [string, string]] : []));
