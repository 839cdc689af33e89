import type { Actor } from '#api/dependencies.ts';
import { lt, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { auditLog } from '#api/schema/staff.ts';
import type { AuditAction } from '#contract/staff/audit-actions.ts';

type Fields = Record<string, unknown>;

interface AuditedAct {
  action: AuditAction;
  /** What the action is about: its id, and a label that people recognise. */
  id: string | null;
  label: string;
  /** Its fields before and after; equal fields are left out. Never pass secrets. */
  before?: Fields | undefined;
  after?: Fields | undefined;
}

const MAX_LABEL_LENGTH = 200;
export const MAX_USER_AGENT_LENGTH = 300;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields of `one` whose values differ in `other`; null if there are none. */
function pickChanged(one: Fields | undefined, other: Fields | undefined): Fields | null {
  const changed = Object.entries(one ?? {}).filter(([name, value]) => !isSame(value, other?.[name]));
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}

/** Who acted, for the log. A command does not know who started it. */
const describeActor = (actor: Actor | 'command') =>
  actor === 'command'
    ? ({ name: 'command', via: 'command' } as const)
    : {
        staffId: actor.staffId,
        name: actor.name,
        role: actor.role,
        via: actor.via,
        address: actor.address,
        userAgent: actor.userAgent?.slice(0, MAX_USER_AGENT_LENGTH),
      };

/** Records what a member of staff or a command did, in the transaction of the change. */
export async function recordAudit(
  tx: Transaction | Database,
  actor: Actor | 'command',
  { action, id, label, before, after }: AuditedAct,
): Promise<void> {
  await tx.insert(auditLog).values({
    ...describeActor(actor),
    action,
    kind: action.slice(0, action.indexOf('.')),
    thingId: id,
    label: label.slice(0, MAX_LABEL_LENGTH),
    before: pickChanged(before, after),
    after: pickChanged(after, before),
  });
}

/**
 * Deletes entries that are more than two years old. Uses the database's clock, as does the trigger that allows only
 * this.
 */
export async function deleteOldEntries(db: Database): Promise<void> {
  await db.delete(auditLog).where(lt(auditLog.at, sql`now() - interval '2 years'`));
}
