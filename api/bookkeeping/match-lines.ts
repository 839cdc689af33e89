/** Compares the lines of a settlement with the ledger. */
import { inArray, sql } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { settlementLines } from '#api/schema/bookkeeping.ts';
import { CASH } from '#api/schema/orders.ts';
import { ledgerEntries } from '#api/schema/payments.ts';
import { ENTRY_SIGNS, LEDGER_KINDS, type LineResult, type SETTLED_BY } from '#contract/bookkeeping/kinds.ts';
import { CURRENCY } from '#contract/constants.ts';
import type { ReadLine } from './read-settlement.ts';

type Entry = typeof ledgerEntries.$inferSelect;

export interface MatchedLine extends ReadLine {
  result: LineResult;
  entryId: number | null;
  orderId: string | null;
}

const INCOMING_KINDS: Entry['kind'][] = LEDGER_KINDS.filter((kind) => ENTRY_SIGNS[kind] === 1);
const OUTGOING_KINDS: Entry['kind'][] = LEDGER_KINDS.filter((kind) => ENTRY_SIGNS[kind] === -1);
export const MOVING_KINDS = [...INCOMING_KINDS, ...OUTGOING_KINDS];

/** The amount of an entry as a settlement writes it: negative if money leaves the shop. */
export const toSignedAmount = ({ kind, amountPiastres }: Pick<Entry, 'kind' | 'amountPiastres'>): number =>
  OUTGOING_KINDS.includes(kind) ? -amountPiastres : amountPiastres;

const foldReference = (reference: string) => reference.toLowerCase().replace(/[\s-]/g, '');

/** The gateway's entries of the orders that these lines refer to, grouped by the transaction of their charge. */
async function findGatewayEntries(tx: Transaction, gateway: string, lines: ReadLine[]) {
  const references = [...new Set(lines.flatMap((line) => line.references))];
  const entries = await tx
    .select()
    .from(ledgerEntries)
    .where(
      sql`${ledgerEntries.gateway} = ${gateway} and ${ledgerEntries.currency} = ${CURRENCY}
        and ${inArray(ledgerEntries.kind, MOVING_KINDS)} and ${ledgerEntries.orderId} in (
          select order_id from ledger_entries as charges
          where charges.gateway = ${gateway} and charges.kind in ('charge', 'mismatch')
            and charges.transaction = any(${sql.param(references)}::text[])
        )`,
    )
    .orderBy(ledgerEntries.id);
  return Map.groupBy(entries, ({ ofTransaction }) => ofTransaction);
}

/** The ids of orders, by tracking or order number as `foldReference` writes it. */
async function findOrders(tx: Transaction, lines: ReadLine[]): Promise<Map<string, string>> {
  const words = [...new Set(lines.flatMap(({ references }) => references.map(foldReference)))];
  const { rows } = await tx.execute<{ word: string; id: string }>(sql`
    select words.word, orders.id from order_words as words join orders on orders.id = words.order_id
    where words.word = any(${sql.param(words)}::text[]) and words.word in (
      lower(replace(orders.order_number, '-', '')),
      regexp_replace(lower(orders.tracking_number), '[[:space:]-]', '', 'g')
    ) order by orders.number`);
  return new Map(rows.map(({ word, id }) => [word, id]));
}

async function findSettled(tx: Transaction, entries: Entry[]): Promise<Set<number>> {
  const ids = entries.map(({ id }) => id);
  const rows = await tx
    .select({ entryId: settlementLines.entryId })
    .from(settlementLines)
    .where(sql`${settlementLines.entryId} = any(${sql.param(ids)}::bigint[])`);
  return new Set(rows.flatMap(({ entryId }) => entryId ?? []));
}

/** Chooses the entry of a line among the candidates, and marks it as settled. */
function chooseEntry(
  line: ReadLine,
  candidates: Entry[],
  settled: Set<number>,
): Omit<MatchedLine, keyof ReadLine> {
  const wanted = candidates.filter(({ kind }) =>
    (line.amountPiastres < 0 ? OUTGOING_KINDS : INCOMING_KINDS).includes(kind),
  );
  const open = wanted.filter(({ id }) => !settled.has(id));
  const isSame = (entry: Entry) => toSignedAmount(entry) === line.amountPiastres;
  const entry = open.find(isSame) ?? open[0];
  const [known] = candidates;
  if (!entry) {
    const result = wanted.length > 0 ? 'repeated' : known ? 'early' : 'unknown';
    return { result, entryId: null, orderId: known?.orderId ?? null };
  }
  settled.add(entry.id);
  return { result: isSame(entry) ? 'matched' : 'differs', entryId: entry.id, orderId: entry.orderId };
}

async function matchGateway(tx: Transaction, gateway: string, lines: ReadLine[]): Promise<MatchedLine[]> {
  const entriesOf = await findGatewayEntries(tx, gateway, lines);
  const settled = await findSettled(tx, [...entriesOf.values()].flat());
  return lines.map((line) => {
    const reference = line.references.find((each) => entriesOf.has(each)) ?? '';
    return { ...line, ...chooseEntry(line, entriesOf.get(reference) ?? [], settled) };
  });
}

async function matchCourier(tx: Transaction, lines: ReadLine[]): Promise<MatchedLine[]> {
  const orderOf = await findOrders(tx, lines);
  const entries = await tx
    .select()
    .from(ledgerEntries)
    .where(
      sql`${ledgerEntries.orderId} = any(${sql.param([...orderOf.values()])}::text[])
        and ${ledgerEntries.gateway} = ${CASH} and ${ledgerEntries.kind} = 'charge'`,
    );
  const entriesOf = Map.groupBy(entries, ({ orderId }) => orderId);
  const settled = await findSettled(tx, entries);
  return lines.map((line) => {
    const orderId = line.references.map((each) => orderOf.get(foldReference(each))).find(Boolean) ?? null;
    const candidates = entriesOf.get(orderId ?? '') ?? [];
    if (candidates.length > 0) return { ...line, ...chooseEntry(line, candidates, settled), orderId };
    // A refused parcel brought the courier no cash, so a line without an amount is right.
    const known: LineResult = line.amountPiastres > 0 ? 'early' : 'matched';
    return { ...line, result: orderId ? known : 'unknown', entryId: null, orderId };
  });
}

/** Finds the entry and the order of each line, and whether the line agrees with the ledger. */
export const matchLines = (
  tx: Transaction,
  { settledBy, source }: { settledBy: (typeof SETTLED_BY)[number]; source: string },
  lines: ReadLine[],
): Promise<MatchedLine[]> =>
  settledBy === 'gateway' ? matchGateway(tx, source, lines) : matchCourier(tx, lines);
