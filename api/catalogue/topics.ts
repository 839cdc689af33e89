/** What answers are made from, by name (api/platform/caches/changes.ts). */

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
