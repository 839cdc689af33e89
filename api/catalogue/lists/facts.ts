import type { SQL } from 'drizzle-orm';
import type { Scoring } from '#api/catalogue/search/score.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { productDocuments } from '#api/schema/search.ts';
import type { Language } from '#contract/constants.ts';

/** The columns that lists filter, sort and count by. */
export interface Facts {
  id: string;
  familyId: string | null;
  categoryId: string;
  brandId: string | null;
  subcategoryIds: string[];
  optionValues: string[];
  pricePiastres: number;
  offerPiastres: number | null;
  quantity: number;
  sold: number;
  ratingsAverage: number;
  ratingsQuantity: number;
  /** Milliseconds since 1970. */
  createdAt: number;
  updatedAt: number;
  /** Lower-cased title; only read for lists sorted by title. */
  titleKey: string | null;
  /** Rank and score in a search (score.ts). */
  rank: number | null;
  score: number | null;
}

export interface ReadFactsOptions {
  limit?: number | undefined;
  /** Which rows to read first, if there are more than the limit. */
  orderBy?: SQL[];
  /** The language of the titles to sort by; undefined for other orders. */
  titlesIn?: Language | undefined;
  scoring?: Scoring | undefined;
}

const COLUMNS: Record<string, string> = {
  id: 'id',
  familyId: 'family_id',
  categoryId: 'category_id',
  brandId: 'brand_id',
  subcategoryIds: 'subcategory_ids',
  optionValues: 'option_values',
  pricePiastres: 'price_piastres',
  offerPiastres: 'offer_piastres',
  quantity: 'quantity',
  sold: 'sold',
  ratingsAverage: 'ratings_average',
  ratingsQuantity: 'ratings_quantity',
  createdAt: "date_part('epoch', created_at) * 1000",
  updatedAt: "date_part('epoch', updated_at) * 1000",
};

type Columns = { [Name in keyof Facts]: Facts[Name][] | null };

/** Plain loops, because Object.fromEntries took a millisecond for the hundreds of rows of a search. */
function toRows(columns: Columns): Facts[] {
  const lists = Object.entries(columns);
  const rows: Facts[] = [];
  for (let at = 0; at < (columns.id?.length ?? 0); at++) {
    const facts: Record<string, unknown> = {};
    for (const [name, values] of lists) facts[name] = values?.[at];
    rows.push(facts as unknown as Facts);
  }
  return rows;
}

/**
 * Reads facts of products as one row, with a JSON list for each column. A thousand rows would block the embedded engine
 * four times as long, and a JSON list for each product a third longer.
 */
export async function readFacts(
  db: Database,
  where: SQL | undefined,
  { limit, orderBy = [], titlesIn, scoring }: ReadFactsOptions = {},
): Promise<Facts[]> {
  const none = sql.raw('null::text');
  const columns = [
    ...Object.entries(COLUMNS).map(([name, column]) => [name, sql.raw(column)] as const),
    ['titleKey', titlesIn ? sql.raw(`lower(title_${titlesIn})`) : none] as const,
    ['rank', scoring?.rank ?? none] as const,
    ['score', scoring?.score ?? none] as const,
  ];
  const lists = columns.map(([name, column]) => sql`json_agg(${column}) as ${sql.identifier(name)}`);
  const source = scoring
    ? sql`select products.*, document from products join ${productDocuments} on product_id = products.id`
    : sql`select * from products`;
  const inOrder = orderBy.length > 0 ? sql`order by ${sql.join(orderBy, sql`, `)}` : sql``;
  const upToLimit = limit === undefined ? sql`` : sql`limit ${limit}`;
  const { rows } = await db.execute<Columns>(sql`
    select ${sql.join(lists, sql`, `)} from (
      ${source} where ${where ?? sql`true`}
      ${inOrder} ${upToLimit}
    ) products`);
  return rows.flatMap(toRows);
}

export const sellingPiastresOf = (facts: Pick<Facts, 'pricePiastres' | 'offerPiastres'>) =>
  facts.offerPiastres ?? facts.pricePiastres;

/** The id of the card that shows a product in a list grouped by family. */
export const cardIdOf = ({ familyId, id }: Pick<Facts, 'familyId' | 'id'>) => familyId ?? id;
