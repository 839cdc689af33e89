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
  /** The language of the titles to sort by; undefined for other orders. */
  titlesIn?: Language | undefined;
  scoring?: Scoring | undefined;
}

const COLUMNS = {
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
  createdAt: 'extract(epoch from created_at) * 1000',
  updatedAt: 'extract(epoch from updated_at) * 1000',
};
const NAMES: (keyof Facts)[] = [
  ...(Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]),
  'titleKey',
  'rank',
  'score',
];

/** A plain loop, because Object.fromEntries took a millisecond for the hundreds of rows of a search. */
function toFacts(values: unknown[]): Facts {
  const facts: Record<string, unknown> = {};
  for (let at = 0; at < NAMES.length; at++) facts[NAMES[at] as string] = values[at];
  return facts as unknown as Facts;
}

/** Reads facts of products as one JSON value: a thousand single rows block the embedded engine four times as long. */
export async function readFacts(
  db: Database,
  where: SQL | undefined,
  { limit, titlesIn, scoring }: ReadFactsOptions = {},
): Promise<Facts[]> {
  const none = sql.raw('null');
  const columns = [
    sql.raw(Object.values(COLUMNS).join()),
    titlesIn ? sql.raw(`lower(title_${titlesIn})`) : none,
    scoring?.rank ?? none,
    scoring?.score ?? none,
  ];
  const source = scoring
    ? sql`select products.*, document from products join ${productDocuments} on product_id = products.id`
    : sql`select * from products`;
  const { rows } = await db.execute<{ facts: unknown[][] | null }>(sql`
    select json_agg(json_build_array(${sql.join(columns, sql`, `)})) as facts from (
      ${source} where ${where ?? sql`true`}${limit === undefined ? sql`` : sql` limit ${limit}`}
    ) products`);
  return (rows[0]?.facts ?? []).map(toFacts);
}

export const sellingPiastresOf = (facts: Pick<Facts, 'pricePiastres' | 'offerPiastres'>) =>
  facts.offerPiastres ?? facts.pricePiastres;

/** The id of the card that shows a product in a list grouped by family. */
export const cardIdOf = ({ familyId, id }: Pick<Facts, 'familyId' | 'id'>) => familyId ?? id;
