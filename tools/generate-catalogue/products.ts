/** Generates the rows of products, one after the other. */
import type { products } from '#api/schema/catalogue.ts';
import { CLOSED_AT, type Groups, OPENED_AT } from './groups.ts';
import { drawPrice, makePrices, makeRatings, makeStock } from './numbers.ts';
import { type Axis, planUnits, type Unit } from './plan.ts';
import { makeId, Random, toSlug } from './random.ts';
import { writeTexts } from './texts.ts';
import type { SubcategoryWords } from './words/category-words.ts';
import { OPTION_KINDS, type OptionKind, type OptionValue } from './words/options.ts';

type Row = typeof products.$inferSelect;
type StaffColumn = 'costPiastres' | 'barcode' | 'weightGrams' | 'archivedAt';
type SeoColumn = 'seoTitleEn' | 'seoTitleAr' | 'seoTextEn' | 'seoTextAr';
/** Nullable columns that only the staff fill are left out. */
export type ProductRow = Omit<Row, StaffColumn | SeoColumn>;

/** Keys of a product's pictures; the first is the cover. */
export type PictureSet = readonly [string, ...string[]];

export interface GenerateOptions {
  seed: number;
  count: number;
  groups: Groups;
  picturesOf(subcategory: SubcategoryWords): readonly PictureSet[];
}

/** An option value of a product; only options that differ within a family are stored. */
type Choice = OptionValue & { kind: OptionKind };

const FAMILY_ID_KIND = 4;
const MAX_SLUG_LENGTH = 120;
const COLOUR_IN_TITLE_SHARE = 0.7;

/** Draws values: random colours, or consecutive sizes. */
function drawValues(random: Random, { kind, values }: Axis): Choice[] {
  const all = OPTION_KINDS[kind].values;
  if (kind === 'colour')
    return random
      .pickSome(all.slice(0, 8 + random.below(all.length - 8)), values)
      .map((value) => ({ ...value, kind }));
  const from = random.below(all.length - values + 1);
  return all.slice(from, from + values).map((value) => ({ ...value, kind }));
}

/** Draws the options of each sibling: all combinations of the axes' values. */
function drawSiblings(random: Random, axes: readonly Axis[]): Choice[][] {
  return axes
    .map((axis) => drawValues(random, axis))
    .reduce<Choice[][]>(
      (made, values) => made.flatMap((one) => values.map((value) => [...one, value])),
      [[]],
    );
}

/** Draws a colour and a capacity, unless the family varies by them. */
function drawFixed(random: Random, options: readonly OptionKind[], axes: readonly Axis[]): Choice[] {
  return options
    .filter(
      (kind) =>
        !axes.some((axis) => axis.kind === kind) &&
        (kind === 'colour' || OPTION_KINDS[kind].option === 'capacity'),
    )
    .flatMap((kind) => drawValues(random, { kind, values: 1 }));
}

function* makeUnit(
  unit: Unit,
  first: number,
  { seed, count, groups, picturesOf }: GenerateOptions,
): Generator<ProductRow> {
  const { article, axes } = unit;
  const random = new Random(seed, unit.number, 3);
  const brandAt = groups.drawBrand(random, article.categoryAt);
  const brand = brandAt === undefined ? undefined : groups.brands[brandAt];
  const { title, describe } = writeTexts(random, article, brand && { en: brand.nameEn, ar: brand.nameAr });
  const fixed = drawFixed(random, article.subcategory.options, axes);
  const isColourInTitle = random.chance(COLOUR_IN_TITLE_SHARE);
  const baseEgp = drawPrice(random, article.type.medianEgp);
  const siblings = drawSiblings(random, axes);
  const pictures = random.pick(picturesOf(article.subcategory));
  const isFamily = unit.sold.length > 1;
  const categoryId = groups.categories[article.categoryAt]?.id ?? '';
  const subcategoryIds = [groups.subcategories[article.subcategoryAt]?.id ?? ''];
  let familyId: string | null = null;
  // All products of a family share their ratings.
  const shared = isFamily
    ? makeRatings(
        random,
        unit.sold.reduce((sum, sold) => sum + sold, 0),
      )
    : undefined;

  for (const [at, sold] of unit.sold.entries()) {
    const number = first + at;
    const createdAt = OPENED_AT + Math.floor(((number + random.next()) / count) * (CLOSED_AT - OPENED_AT));
    const updatedAt = createdAt + Math.floor((CLOSED_AT - createdAt) * random.next());
    if (isFamily) familyId ??= makeId(seed, createdAt, unit.number, FAMILY_ID_KIND);
    const own = siblings[at] ?? [];
    const all = [...own, ...fixed];
    const colour = all.find(({ kind }) => kind === 'colour');
    const named = isColourInTitle || isFamily ? all : all.filter((choice) => choice !== colour);
    const description = describe(colour);
    const titleEn = [title.en, ...named.map(({ en }) => en)].join(', ');
    const titleAr = [title.ar, ...named.map(({ kind, ar }) => (kind === 'colour' ? `لون ${ar}` : ar))].join(
      '، ',
    );
    const factor = all.reduce((product, value) => product * value.factor, 1);
    yield {
      id: makeId(seed, createdAt, number),
      slug: `${toSlug(titleEn).slice(0, MAX_SLUG_LENGTH)}-${number.toString(36)}`,
      titleEn,
      titleAr,
      descriptionEn: description.en,
      descriptionAr: description.ar,
      ...makePrices(random, baseEgp * factor),
      quantity: makeStock(random),
      sold,
      ...(shared ?? makeRatings(random, sold)),
      categoryId,
      brandId: brand?.id ?? null,
      subcategoryIds,
      familyId,
      optionValues: isFamily ? own.map(({ kind, key }) => `${OPTION_KINDS[kind].option}:${key}`) : [],
      specifications: [],
      warrantyMonths: 0,
      cover: pictures[0],
      pictures: [...pictures],
      pictureTexts: {},
      relatedIds: [],
      isListed: true,
      version: 1,
      createdAt: new Date(createdAt),
      updatedAt: new Date(updatedAt),
    };
  }
}

/** Generates the products of a catalogue, in the order of their ids. */
export function* generateProducts(options: GenerateOptions): Generator<ProductRow> {
  let first = 0;
  for (const unit of planUnits(options.seed, options.count)) {
    yield* makeUnit(unit, first, options);
    first += unit.sold.length;
  }
}

/** The sales of all products in their order, without generating the rows. */
export function listSales(seed: number, count: number): Int32Array {
  const sales = new Int32Array(count);
  let at = 0;
  for (const { sold } of planUnits(seed, count)) for (const times of sold) sales[at++] = times;
  return sales;
}
