/** Changes of the catalogue by topic: an answer names those that it is made from; whoever changes something writes its topics
 *  down in the same transaction, and every server reads them. */
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { EVERYTHING, type Freshness, rememberChanges } from '#api/platform/caches/changes.ts';
import { lt, sql } from '#api/platform/database/drizzle.ts';
import type { Database, OpenDatabase, Transaction } from '#api/platform/database/open.ts';
import { catalogueChanges } from './tables.ts';

/** A product with its reviews. */
export const productTopic = (id: string) => `product:${id}`;
/** The products of a family: what there is of each, and at what price. */
const familyTopic = (id: string) => `family:${id}`;

export type ListTopic =
  /** What products are sold for. */
  | 'prices'
  /** How often they were sold. */
  | 'sold'
  /** How many pieces there are. */
  | 'quantities'
  /** Of which products there are pieces at all. */
  | 'stock'
  /** The same of products that have a family: which of it a list shows. */
  | 'families'
  /** Ratings, and when products were changed. */
  | 'ratings'
  /** Ratings in whole stars. */
  | 'stars';

/** Reviews of whatever product. */
export const REVIEWS = 'reviews';
export const DELIVERY = 'delivery';

interface Row {
  id: string;
  familyId: string | null;
}

/** What some products are shown from; where a list groups them, with their families. */
export const topicsOfRows = (rows: Row[], { isGrouped = true } = {}): string[] =>
  rows.flatMap(({ id, familyId }) =>
    familyId && isGrouped ? [productTopic(id), familyTopic(familyId)] : [productTopic(id)],
  );

/** What decides which products a list holds and how they are ordered, besides those it shows. */
export function topicsOfList(list: {
  filter: { conditions: { topic?: ListTopic | undefined }[] };
  order: { topics: ListTopic[] } | undefined;
  keyword: string;
  isGrouped: boolean;
  isFaceted: boolean;
}): ListTopic[] {
  return [
    ...list.filter.conditions.flatMap(({ topic }) => topic ?? []),
    // Of two products that match a search as well, the one that sells better is first.
    ...(list.order ? list.order.topics : list.keyword ? (['sold'] as const) : []),
    ...(list.isGrouped ? (['families'] as const) : []),
    ...(list.isFaceted ? (['stock', 'stars', 'prices'] as const) : []),
  ];
}

interface MovedStock extends Row {
  quantity: number;
  /** Before it moved. */
  before: number;
}

/** What changes when pieces are taken or put back, or those that were held are sold. */
export function topicsOfStock(rows: MovedStock[]): string[] {
  const gone = rows.filter(({ quantity, before }) => quantity > 0 !== before > 0);
  return [
    ...topicsOfRows(rows),
    'sold',
    'quantities',
    ...(gone.length > 0 ? ['stock'] : []),
    ...(gone.some(({ familyId }) => familyId) ? ['families'] : []),
  ];
}

/** Where servers that share a database call each other. */
const CHANNEL = 'catalogue_changes';

// A change of more than this is not told one by one.
const MOST_TOPICS = 500;
const KEPT_MS = 60 * 60_000;
// Who did not look for so long may have missed what was forgotten since.
const LONG_MS = KEPT_MS / 2;

// After this long a request makes us ask what other servers changed, without waiting for it ...
const ASK_AFTER_MS = 1_000;
// ... and after this long (nobody visited this server meanwhile) it waits for the answer.
const WAIT_AFTER_MS = 5_000;

/** Writes down what changed. In the transaction that changes it: both are there, or neither. */
export async function noteChange(tx: Transaction | Database, topics: string[] = [EVERYTHING]): Promise<void> {
  if (topics.length === 0) return;
  const distinct = [...new Set(topics)];
  await tx
    .insert(catalogueChanges)
    .values({ topics: distinct.length > MOST_TOPICS ? [EVERYTHING] : distinct });
}

/** Calls the servers, after the commit. Not within it: transactions that call are committed one after the other. */
export async function callServers(db: Database): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, '')`);
}

/** Forgets changes that every server has read. */
export async function forgetOldChanges(db: Database): Promise<void> {
  const since = sql`clock_timestamp() - ${`${KEPT_MS} milliseconds`}::interval`;
  await db.delete(catalogueChanges).where(lt(catalogueChanges.at, since));
}

export interface CatalogueChanges extends Freshness {
  /** To be called after the commit of a transaction that noted a change: this server, then the others read it. */
  publish(): Promise<void>;
  /** Reads what others noted. */
  refresh(): Promise<void>;
  /** Hears of others' changes as they are published, and no longer only by asking. */
  listen(): { close(): Promise<void> };
}

interface ChangesOptions {
  database: Pick<OpenDatabase, 'db' | 'engine' | 'listen'>;
  clock: () => number;
  log: Logger;
}

/** Follows the changes that this server and others make: others' at most once a second, and only while there are requests. */
export async function openChanges({ database, clock, log }: ChangesOptions): Promise<CatalogueChanges> {
  const { db, engine } = database;
  const memory = rememberChanges(clock);
  const caller = randomUUID();
  let snapshot: string | undefined;
  let askedAt = clock();
  let knownAt = askedAt;
  let asking: Promise<void> | undefined;
  /** Whether another server called while a look was under way, which may not have seen its change. */
  let isCalled = false;

  /** Everything that was committed since the last look, in whatever order: exactly what that look could not see. */
  const read = async (isCalling: boolean) => {
    const now = clock();
    const isNew =
      snapshot === undefined
        ? sql`false`
        : sql`
      transaction >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
      and not pg_visible_in_snapshot(transaction, ${snapshot}::pg_snapshot)`;
    const { rows } = await db.execute<{ snapshot: string; changes: string[][] | null }>(sql`
      select pg_current_snapshot()::text as snapshot,
        (select json_agg(topics) from catalogue_changes where ${isNew}) as changes
        ${isCalling ? sql`, pg_notify(${CHANNEL}, ${caller})` : sql``}`);
    const topics = rows[0]?.changes?.flat() ?? [];
    if (isPast(knownAt, now, LONG_MS)) memory.add([EVERYTHING]);
    else if (topics.length > 0) memory.add([...new Set(topics)]);
    snapshot = rows[0]?.snapshot;
    knownAt = now;
  };
  // In either direction: a clock that was set back must not stop the checks.
  const isPast = (moment: number, now: number, ms: number) => Math.abs(now - moment) >= ms;
  const ask = () => {
    isCalled = false;
    askedAt = clock();
    asking = look();
  };
  const look = async () => {
    try {
      await read(false);
    } catch (error) {
      // While the database is away, a catalogue of a minute ago is better than none.
      log.warn({ err: error }, 'changes of the catalogue could not be read');
    } finally {
      asking = undefined;
      if (isCalled) ask();
    }
  };
  const isKnown = () => {
    // The embedded engine has one server only, which reads its own changes as it makes them.
    if (engine === 'pglite') return true;
    const now = clock();
    if (!asking && isPast(askedAt, now, ASK_AFTER_MS)) ask();
    return !isPast(knownAt, now, WAIT_AFTER_MS);
  };
  await read(false);
  return {
    ...memory,
    listen() {
      const hear = (payload: string | undefined) => {
        if (payload === caller) return;
        if (asking) isCalled = true;
        else ask();
      };
      return database.listen?.(CHANNEL, hear) ?? { close: async () => {} };
    },
    publish: () => read(true),
    refresh: () => read(false),
    isKnown,
    async catchUp() {
      if (!isKnown()) await asking;
    },
  };
}
