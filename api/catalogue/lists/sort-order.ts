/** Sort orders of product lists, each key defined once for SQL and for rows in memory. */
import type { SQL } from 'drizzle-orm';
import type { ListTopic } from '#api/catalogue/changes.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import { refuseField } from '#api/platform/http/refusal.ts';
import { readQueryValues } from '#api/platform/http/request.ts';
import type { Language } from '#contract/constants.ts';
import { type Facts, sellingPiastresOf } from './facts.ts';
import { columnOf, sellingPriceOf, type Table } from './filter.ts';

const selectColumn = (name: string) => (table: Table) => columnOf(table, name);
const selectTitle = (table: Table, language: Language) =>
  sql.raw(`(lower(${table}.title_${language}) collate "C")`);

interface SortKey {
  column: (table: Table, language: Language) => SQL;
  read: (row: Facts) => string | number;
  /** The topics of changes, besides imports, that reorder products. */
  topics: ListTopic[];
}

const SORT_KEYS = {
  price: { column: selectColumn('price_piastres'), read: (row) => row.pricePiastres, topics: ['prices'] },
  priceAfterDiscount: { column: sellingPriceOf, read: sellingPiastresOf, topics: ['prices'] },
  sold: { column: selectColumn('sold'), read: (row) => row.sold, topics: ['sold'] },
  ratingsAverage: {
    column: selectColumn('ratings_average'),
    read: (row) => row.ratingsAverage,
    topics: ['ratings'],
  },
  ratingsQuantity: {
    column: selectColumn('ratings_quantity'),
    read: (row) => row.ratingsQuantity,
    topics: ['ratings'],
  },
  createdAt: { column: selectColumn('created_at'), read: (row) => row.createdAt, topics: [] },
  updatedAt: {
    column: selectColumn('updated_at'),
    read: (row) => row.updatedAt,
    topics: ['ratings', 'prices', 'edits'],
  },
  title: { column: selectTitle, read: (row) => row.titleKey ?? '', topics: ['texts'] },
  quantity: { column: selectColumn('quantity'), read: (row) => row.quantity, topics: ['quantities'] },
} satisfies Record<string, SortKey>;
type Key = keyof typeof SORT_KEYS;

export interface Step {
  column: (table: Table) => SQL;
  isDown: boolean;
  /** If the column's index is descending, SQL must state where nulls go, or PostgreSQL does not use the index. */
  isIndexDescending: boolean;
  read: (row: Facts) => string | number;
}

export interface SortOrder {
  /** Identifies the order in cache keys. */
  name: string;
  /** The last step is the id, so that pages never overlap. */
  steps: Step[];
  isByTitle: boolean;
  topics: ListTopic[];
}

const isKey = (key: string): key is Key => Object.hasOwn(SORT_KEYS, key);

/** Parses the sort order of a products query; undefined if it has none. */
export function readSortOrder(query: URLSearchParams, language: Language): SortOrder | undefined {
  const asked = readQueryValues(query, ['sort']).map((value) => {
    const key = value.replace(/^[+-]/, '');
    if (!isKey(key)) {
      throw refuseField('unknown-sort', {
        param: 'sort',
        location: 'query',
        value,
        values: [Object.keys(SORT_KEYS).join(', ')],
      });
    }
    return { key, isDown: value.startsWith('-') };
  });
  const distinct = asked.filter(({ key }, at) => asked.findIndex((other) => other.key === key) === at);
  return distinct.length > 0 ? orderBy(distinct, language) : undefined;
}

function orderBy(keys: { key: Key; isDown: boolean }[], language: Language): SortOrder {
  const [first] = keys;
  const steps = keys.map(({ key, isDown }) => ({
    column: (table: Table) => SORT_KEYS[key].column(table, language),
    isDown,
    isIndexDescending: key === 'createdAt',
    read: SORT_KEYS[key].read,
  }));
  // Ids break ties. Their direction lets the index of the first key be scanned, forwards or backwards: it has
  // `createdAt` descending but all other columns ascending.
  const isIdDown = first?.key === 'createdAt' ? !first.isDown : (first?.isDown ?? false);
  return {
    steps: [
      ...steps,
      { column: selectColumn('id'), isDown: isIdDown, isIndexDescending: false, read: (row) => row.id },
    ],
    isByTitle: keys.some(({ key }) => key === 'title'),
    topics: keys.flatMap(({ key }): ListTopic[] => SORT_KEYS[key].topics),
    name: [language, ...keys.map(({ key, isDown }) => (isDown ? `-${key}` : key))].join(),
  };
}

/** The default order. */
export const NEWEST_FIRST = orderBy([{ key: 'createdAt', isDown: true }], 'en');
export const CHEAPEST_FIRST = orderBy([{ key: 'priceAfterDiscount', isDown: false }], 'en');

/** Reverses an order. */
export const reverseOrder = ({ steps, ...order }: SortOrder): SortOrder => ({
  ...order,
  steps: steps.map((step) => ({ ...step, isDown: !step.isDown })),
});

export const toOrderBy = ({ steps }: SortOrder): SQL[] =>
  steps.map(({ column, isDown, isIndexDescending }) => {
    const nulls = isIndexDescending ? (isDown ? 'nulls last' : 'nulls first') : '';
    return sql`${column('products')} ${sql.raw(`${isDown ? 'desc' : 'asc'} ${nulls}`)}`;
  });

/** SQL: whether one row comes before another. */
export function precedes(steps: Step[], one: Table, other: Table): SQL {
  const [first, ...rest] = steps;
  if (!first) return sql`false`;
  const { column, isDown } = first;
  const before = sql`${column(one)} ${sql.raw(isDown ? '>' : '<')} ${column(other)}`;
  if (rest.length === 0) return before;
  return sql`(${before} or (${column(one)} = ${column(other)} and ${precedes(rest, one, other)}))`;
}

/** Compares two rows in memory. */
export function compareRows({ steps }: SortOrder, a: Facts, b: Facts): number {
  for (const { read, isDown } of steps) {
    const [one, other] = [read(a), read(b)];
    if (one !== other) return one < other === isDown ? 1 : -1;
  }
  return 0;
}
