import type { InputOf } from '#contract/call.ts';
import type { exportAudit } from '#contract/staff/audit-calls.ts';

/** Filters of the audit log. The screen keeps all of them in its URL. */
export type AuditFilters = NonNullable<InputOf<typeof exportAudit>['query']>;

const FILTER_NAMES = [
  'who',
  'action',
  'kind',
  'thing',
  'from',
  'until',
  'text',
] as const satisfies (keyof AuditFilters)[];

/** Reads the filters from URL parameters and ignores empty ones. */
export const readFilters = (params: URLSearchParams): AuditFilters =>
  Object.fromEntries(FILTER_NAMES.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])));

/** Converts filters to URL parameters and omits empty ones. */
export const writeFilters = (filters: AuditFilters): [string, string][] =>
  FILTER_NAMES.flatMap((name) => (filters[name] ? [[name, filters[name]] as [string, string]] : []));
