import { createHash } from 'node:crypto';
import type * as v from 'valibot';
import { recordAudit } from '#api/audit/record-audit.ts';
import type { Actor } from '#api/dependencies.ts';
import { newId } from '#api/platform/database/columns.ts';
import { eq, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { type SettlementRow, settlementLines, settlements } from '#api/schema/bookkeeping.ts';
import type { settlementRequest } from '#contract/bookkeeping/settlement-requests.ts';
import { matchLines } from './match-lines.ts';
import { readSettlement } from './read-settlement.ts';

const BATCH_SIZE = 500;

/** Allows one import at a time, so that no entry is settled twice. */
const lockSettlements = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('settlements', 0))`);

const labelOf = ({ source, fileName }: Pick<SettlementRow, 'source' | 'fileName'>) =>
  [source, fileName].filter(Boolean).join(': ');

interface ImportedSettlement {
  id: string;
  isRepeated: boolean;
}

/** Imports a file, or finds its earlier import. */
export async function importSettlement(
  db: Database,
  { actor, now }: { actor: Actor; now: number },
  { settledBy, source, fileName, text }: v.InferOutput<typeof settlementRequest>,
): Promise<ImportedSettlement> {
  const read = readSettlement(text, settledBy);
  const fileHash = createHash('sha256').update(text.trim()).digest('base64url');
  const days = read.flatMap(({ day }) => day ?? []).sort();
  return db.transaction(async (tx) => {
    await lockSettlements(tx);
    const [earlier] = await tx.select().from(settlements).where(eq(settlements.fileHash, fileHash));
    if (earlier) return { id: earlier.id, isRepeated: true };
    const lines = await matchLines(tx, { settledBy, source }, read);
    const id = newId(now);
    await tx.insert(settlements).values({
      ...{ id, settledBy, source, fileName, fileHash, staffId: actor.staffId },
      ...{ firstDay: days[0] ?? null, lastDay: days.at(-1) ?? null, createdAt: new Date(now) },
    });
    for (let at = 0; at < lines.length; at += BATCH_SIZE) {
      const rows = lines.slice(at, at + BATCH_SIZE).map(({ references: [reference = ''], ...line }) => ({
        ...{ settlementId: id, reference },
        ...line,
      }));
      await tx.insert(settlementLines).values(rows);
    }
    const after = { settledBy, lines: lines.length };
    const label = labelOf({ source, fileName });
    await recordAudit(tx, actor, { action: 'settlement.imported', id, label, after });
    return { id, isRepeated: false };
  });
}

/** Deletes an import. The entries that it settled are open again. */
export function withdrawSettlement(db: Database, actor: Actor, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    await lockSettlements(tx);
    const [deleted] = await tx.delete(settlements).where(eq(settlements.id, id)).returning();
    if (!deleted) throw refuse('no-document', { values: [id] });
    await recordAudit(tx, actor, { action: 'settlement.withdrawn', id, label: labelOf(deleted) });
  });
}
