/**
 * Cache invalidation across servers. A cached answer depends on topics; a transaction that changes data records its
 * topics, and every server reads them and invalidates its caches.
 */
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { EVERYTHING, type Freshness, rememberChanges } from '#api/platform/caches/freshness.ts';
import { eq, lt, sql } from '#api/platform/database/drizzle.ts';
import type { Database, OpenDatabase, Transaction } from '#api/platform/database/open.ts';
import { catalogueChanges } from '#api/schema/catalogue.ts';
import { reviews } from '#api/schema/reviews.ts';

/** The topic of a product with its reviews. */
export const productTopic = (id: string) => `product:${id}`;
/** The topic of the shop's answers to a product's reviews, which lists of products don't show. */
export const answersTopic = (id: string) => `answers:${id}`;
/** The topic of a product's public questions. */
export const questionsTopic = (id: string) => `questions:${id}`;
/** The topic of the stock and prices of all products of a family. */
export const familyTopic = (id: string) => `family:${id}`;

export type ListTopic =
  /** Selling prices. */
  | 'prices'
  /** How often each product was sold. */
  | 'sold'
  /** How many pieces of each product are in stock. */
  | 'quantities'
  /** Which products are in stock. */
  | 'stock'
  /** Which variants are in stock. This decides which variant of a family a list shows. */
  | 'families'
  /** Ratings, and when a product last changed. */
  | 'ratings'
  /** Ratings rounded down to whole stars. */
  | 'stars'
  /** Which products there are, and in which category, brand, family. */
  | 'members'
  /** Titles and descriptions. */
  | 'texts'
  /** When the staff last changed a product. */
  | 'edits';

/** The topic of all reviews. */
export const REVIEWS_TOPIC = 'reviews';
export const DELIVERY_TOPIC = 'delivery';
/** The topic of the shop's settings, on which every page depends. */
export const SETTINGS_TOPIC = 'settings';

interface Row {
  id: string;
  familyId: string | null;
}

/** The topics of the products that an answer shows. Includes their families, unless a list does not group by family. */
export const topicsOfRows = (rows: Row[], { isGrouped = true } = {}): string[] =>
  rows.flatMap(({ id, familyId }) =>
    familyId && isGrouped ? [productTopic(id), familyTopic(familyId)] : [productTopic(id)],
  );

/** The topics that a list's filter, order and facets depend on, besides the products it shows. */
export function topicsOfList(list: {
  filter: { conditions: { topic?: ListTopic | undefined }[] };
  order: { topics: ListTopic[] } | undefined;
  keyword: string;
  isGrouped: boolean;
  isFaceted: boolean;
}): ListTopic[] {
  return [
    'members',
    ...(list.keyword ? (['texts'] as const) : []),
    ...list.filter.conditions.flatMap(({ topic }) => topic ?? []),
    // A search breaks ties by sales.
    ...(list.order ? list.order.topics : list.keyword ? (['sold'] as const) : []),
    ...(list.isGrouped ? (['families'] as const) : []),
    ...(list.isFaceted ? (['stock', 'stars', 'prices'] as const) : []),
  ];
}

interface StockChange extends Row {
  quantity: number;
  /** The quantity before the change. */
  before: number;
}

/** The topics that change when stock is held, sold or put back. */
export function topicsOfStock(rows: StockChange[]): string[] {
  const crossed = rows.filter(({ quantity, before }) => quantity > 0 !== before > 0);
  return [
    ...topicsOfRows(rows),
    'sold',
    'quantities',
    ...(crossed.length > 0 ? ['stock'] : []),
    ...(crossed.some(({ familyId }) => familyId) ? ['families'] : []),
  ];
}

/** The topics of answers with reviews by a shopper: they show the shopper's name. */
export async function topicsOfReviewer(db: Database | Transaction, userId: string): Promise<string[]> {
  const rows = await db
    .select({ productId: reviews.productId })
    .from(reviews)
    .where(eq(reviews.userId, userId));
  return rows.length > 0 ? [REVIEWS_TOPIC, ...rows.map((row) => productTopic(row.productId))] : [];
}

/** The notification channel of servers that share a database. */
const NOTIFICATION_CHANNEL = 'catalogue_changes';

// A change with more topics invalidates everything.
const MAX_TOPICS = 500;
const RETENTION_MS = 60 * 60_000;
// A server that read no changes for this long may have missed some that were deleted.
const MAX_GAP_MS = RETENTION_MS / 2;

// If the last poll was started this long ago, a request starts another one in the background.
const POLL_AFTER_MS = 1_000;
// If the last finished read is older than this, a request waits for the poll.
const WAIT_AFTER_MS = 5_000;

/** Records what changed, within the transaction that changes it. */
export async function recordChange(
  tx: Transaction | Database,
  topics: string[] = [EVERYTHING],
): Promise<void> {
  if (topics.length === 0) return;
  const distinct = [...new Set(topics)];
  await tx
    .insert(catalogueChanges)
    .values({ topics: distinct.length > MAX_TOPICS ? [EVERYTHING] : distinct });
}

/** Notifies all servers. Call it after the commit: PostgreSQL serialises the commits of transactions that notify. */
export async function notifyServers(db: Database): Promise<void> {
  await db.execute(sql`select pg_notify(${NOTIFICATION_CHANNEL}, '')`);
}

/** Deletes old changes. A server that may not have read them invalidates everything (`MAX_GAP_MS`). */
export async function deleteOldChanges(db: Database): Promise<void> {
  const since = sql`clock_timestamp() - ${`${RETENTION_MS} milliseconds`}::interval`;
  await db.delete(catalogueChanges).where(lt(catalogueChanges.at, since));
}

export interface CatalogueChanges extends Freshness {
  /** Call it after the commit of a transaction that recorded a change: this server reads it and notifies the others. */
  publish(): Promise<void>;
  /** Reads changes of other servers. */
  refresh(): Promise<void>;
  /** Subscribes to notifications of other servers, instead of only polling. */
  listen(): { close(): Promise<void> };
}

interface ChangesOptions {
  database: Pick<OpenDatabase, 'db' | 'engine' | 'listen'>;
  clock: () => number;
  log: Logger;
}

/** Follows the changes of all servers. Polls at most once a second, and only while there are requests; a notification
 *  starts another poll at once. */
export async function openChanges({ database, clock, log }: ChangesOptions): Promise<CatalogueChanges> {
  const { db, engine } = database;
  const memory = rememberChanges(clock);
  const serverId = randomUUID();
  let snapshot: string | undefined;
  let polledAt = clock();
  let readAt = polledAt;
  let polling: Promise<void> | undefined;
  /** Whether a notification came during a poll. The poll may have missed that change. */
  let isNotified = false;

  /** Reads the changes that the last snapshot could not see, even if they were committed out of order. */
  const read = async (isNotifying: boolean) => {
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
        ${isNotifying ? sql`, pg_notify(${NOTIFICATION_CHANNEL}, ${serverId})` : sql``}`);
    const topics = rows[0]?.changes?.flat() ?? [];
    if (isPast(readAt, now, MAX_GAP_MS)) memory.add([EVERYTHING]);
    else if (topics.length > 0) memory.add([...new Set(topics)]);
    snapshot = rows[0]?.snapshot;
    readAt = now;
  };
  // Times far in the future count as past, too, in case the clock was set back.
  const isPast = (moment: number, now: number, ms: number) => Math.abs(now - moment) >= ms;
  const startPoll = () => {
    isNotified = false;
    polledAt = clock();
    polling = poll();
  };
  const poll = async () => {
    try {
      await read(false);
    } catch (error) {
      // Only logs the error: while the database is down, caches serve stale answers.
      log.warn({ err: error }, 'reading catalogue changes failed');
    } finally {
      polling = undefined;
      if (isNotified) startPoll();
    }
  };
  const isUpToDate = () => {
    // On the embedded engine there is one server, which reads its own changes as it publishes them.
    if (engine === 'pglite') return true;
    const now = clock();
    if (!polling && isPast(polledAt, now, POLL_AFTER_MS)) startPoll();
    return !isPast(readAt, now, WAIT_AFTER_MS);
  };
  await read(false);
  return {
    ...memory,
    listen() {
      const onNotification = (payload: string | undefined) => {
        if (payload === serverId) return;
        if (polling) isNotified = true;
        else startPoll();
      };
      return engine === 'pglite'
        ? { close: async () => {} }
        : database.listen(NOTIFICATION_CHANNEL, onNotification);
    },
    publish: () => read(true),
    refresh: () => read(false),
    isUpToDate,
    async catchUp() {
      if (!isUpToDate()) await polling;
    },
  };
}
