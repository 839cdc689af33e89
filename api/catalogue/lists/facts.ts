import type { SQL } from 'drizzle-orm';
import { productDocuments } from '#api/catalogue/search/tables.ts';
import type { Weighing } from '#api/catalogue/search/weigh.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import type { Language } from '#contract/constants.ts';

/** What lists filter, sort and count by. */
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
  /** Milliseconds of the epoch. */
  createdAt: number;
  updatedAt: number;
  /** Where a list is sorted by it. */
  titleKey: string | null;
  /** Where a search found it (weigh.ts). */
  place: number | null;
  weight: number | null;
}

export interface FactsWanted {
  limit?: number | undefined;
  /** The language of the titles that a list is sorted by. */
  titlesIn?: Language | undefined;
  weighing?: Weighing | undefined;
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
  'place',
  'weight',
];

/** By a plain loop: a search makes hundreds of them, and by way of entries that took a millisecond. */
function toFacts(values: unknown[]): Facts {
  const facts: Record<string, unknown> = {};
  for (let at = 0; at < NAMES.length; at++) facts[NAMES[at] as string] = values[at];
  return facts as unknown as Facts;
}

/** The facts of products, up to `limit`. They come as one value: a thousand rows one by one take the embedded engine four
 *  times as long, and it answers nobody else meanwhile. */
export async function readFacts(
  db: Database,
  where: SQL | undefined,
  { limit, titlesIn, weighing }: FactsWanted = {},
): Promise<Facts[]> {
  const none = sql.raw('null');
  const columns = [
    sql.raw(Object.values(COLUMNS).join()),
    titlesIn ? sql.raw(`lower(title_${titlesIn})`) : none,
    weighing?.place ?? none,
    weighing?.weight ?? none,
  ];
  const source = weighing
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

/** What a list shows as one where it groups: a family, or a product on its own. */
export const cardOf = ({ familyId, id }: Pick<Facts, 'familyId' | 'id'>) => familyId ?? id;
