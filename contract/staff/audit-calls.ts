/** The calls of the audit log. */
import * as v from 'valibot';
import { specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import { ROLES } from './permissions.ts';

const readAccess = { audience: 'staff', permission: 'audit.read' } as const;

export const auditEntry = v.object({
  /** Later entries have higher ids. */
  id: v.number(),
  at: v.string(),
  /** Who acted, under their name at that time. */
  who: v.object({
    /** Null if a command did it. */
    id: v.nullable(v.string()),
    name: v.string(),
    role: v.nullable(v.picklist(ROLES)),
  }),
  via: v.picklist(['counter', 'key', 'command']),
  /** One of AUDIT_ACTIONS. */
  action: v.string(),
  /** The object of the action: its kind, id and name. */
  thing: v.object({ kind: v.string(), id: v.nullable(v.string()), label: v.string() }),
  /** The changed fields with their old and new values. */
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
  address: v.nullable(v.string()),
  userAgent: v.nullable(v.string()),
});
export type AuditEntry = v.InferOutput<typeof auditEntry>;

interface AuditFilters {
  /** The id of a member of staff, or `command`. */
  who?: string | undefined;
  action?: string | undefined;
  kind?: string | undefined;
  thing?: string | undefined;
  /** Days in Egypt, such as 2026-01-31; both are included. */
  from?: string | undefined;
  until?: string | undefined;
  text?: string | undefined;
}

interface AuditPage extends AuditFilters {
  before?: number | undefined;
  limit?: number | undefined;
}

export const listAudit = defineCall<{ query: AuditPage }>()({
  ...readAccess,
  path: '/audit',
  answer: v.object({ data: v.array(auditEntry), isMore: v.boolean() }),
});

export const exportAudit = defineCall<{ query: AuditFilters }>()({ ...readAccess, path: '/audit/export' });

const tag = 'Audit log';
const DAY_NOTE = 'a day in Egypt, such as 2026-01-31';
const FILTER_PARAMETERS = [
  { name: 'who', description: 'The id of a member of staff, or command.' },
  { name: 'action', description: 'Such as staff.invited; staff. stands for all that begin so.' },
  { name: 'kind', description: 'The kind of thing, such as staff.' },
  { name: 'thing', description: 'The id of the thing.' },
  { name: 'from', description: `From this day on: ${DAY_NOTE}.` },
  { name: 'until', description: `Until the end of this day: ${DAY_NOTE}.` },
  { name: 'text', description: 'Part of a name, the thing’s label, an address or a changed value.' },
] as const;
const FILTER_REFUSALS = [
  { code: 'invalid-id', param: 'who', location: 'query' },
  { code: 'invalid-value', param: 'from', location: 'query' },
  { code: 'invalid-value', param: 'until', location: 'query' },
] as const;

export const auditCalls = /* @__PURE__ */ specifyCalls({
  listAudit: {
    call: listAudit,
    tag,
    summary: 'Lists what the staff did, the newest first.',
    query: [
      FILTER_PARAMETERS,
      { name: 'before', type: 'integer', description: 'Only entries older than the one with this id.' },
      { name: 'limit', type: 'integer', description: 'How many: 40 if not said, 100 at most.' },
    ],
    refusals: [
      FILTER_REFUSALS,
      { code: 'not-whole', param: 'before', location: 'query' },
      { code: 'not-whole', param: 'limit', location: 'query' },
    ],
    samples: { isMore: false },
  },
  exportAudit: {
    call: exportAudit,
    tag,
    summary: 'Answers the audit log as a CSV file, the oldest entry first.',
    file: 'text/csv; charset=utf-8',
    query: [FILTER_PARAMETERS],
    refusals: [FILTER_REFUSALS],
  },
});
