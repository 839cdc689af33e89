/** Products that are one thing in several sizes or colours. */
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { pictureUrl } from '#contract/catalogue/pictures.ts';
import { toEgp } from '#contract/money.ts';
import { nameOf, titleIn, unitPricePiastres, type View } from './present.ts';
import { products } from './tables.ts';

const siblingColumns = {
  id: products.id,
  familyId: products.familyId,
  optionValues: products.optionValues,
  quantity: products.quantity,
  pricePiastres: products.pricePiastres,
  offerPiastres: products.offerPiastres,
  cover: products.cover,
  titleEn: products.titleEn,
  titleAr: products.titleAr,
};
type Sibling = Awaited<ReturnType<typeof readFamilies>>[number];

// More than a shop has in sizes and colours of one thing; a bound, so that no file can make a page of thousands.
const MOST_SIBLINGS = 200;

/** The products of some families. */
export function readFamilies(db: Database, familyIds: string[]) {
  return db
    .select(siblingColumns)
    .from(products)
    .where(sql`${products.familyId} = any(${sql.param(familyIds)}::text[])`)
    .orderBy(products.id)
    .limit(MOST_SIBLINGS * familyIds.length);
}

/** Splits `size:xl`. */
const splitOption = (text: string) => {
  const at = text.indexOf(':');
  return { key: text.slice(0, at), value: text.slice(at + 1) };
};

/** The options that the products of a family differ or agree in, with the values that they have. */
function presentFamilyOptions(siblings: Sibling[], { taxonomy, language }: View) {
  const had = new Set(siblings.flatMap(({ optionValues }) => optionValues));
  return [...taxonomy.options.values()].flatMap((option) => {
    const values = option.values.flatMap((value) =>
      had.has(`${option.key}:${value.key}`)
        ? {
            value: value.key,
            name: nameOf(value, language),
            ...(value.swatch && { swatch: value.swatch }),
          }
        : [],
    );
    return values.length > 0 ? { key: option.key, name: nameOf(option, language), values } : [];
  });
}

/** What the titles of a family have in common, up to a comma; undefined where that is nothing. */
function shareTitle(titles: string[]): string | undefined {
  const [first = [], ...rest] = titles.map((title) => title.split(/(?=[,،] )/));
  const parts = first.findIndex((part, at) => rest.some((other) => other[at] !== part));
  return first.slice(0, parts < 0 ? undefined : parts).join('') || undefined;
}

/** What its products have in common, and what they can be chosen by. */
function presentShared(familyId: string, siblings: Sibling[], view: View) {
  const title = shareTitle(siblings.map((sibling) => titleIn(sibling, view.language)));
  return { _id: familyId, ...(title && { title }), options: presentFamilyOptions(siblings, view) };
}

/** A family on a card: what there is of it, and what it costs. */
export function presentFamilyCard(familyId: string, siblings: Sibling[], view: View) {
  const prices = siblings.map(unitPricePiastres);
  return {
    ...presentShared(familyId, siblings, view),
    price: { min: toEgp(Math.min(...prices)), max: toEgp(Math.max(...prices)) },
    inStock: siblings.some(({ quantity }) => quantity > 0),
  };
}

/** A family in details: everything that can be chosen instead. */
export function presentFamily(familyId: string, siblings: Sibling[], view: View) {
  return {
    ...presentShared(familyId, siblings, view),
    siblings: siblings.map((sibling) => ({
      _id: sibling.id,
      options: Object.fromEntries(
        sibling.optionValues.map(splitOption).map(({ key, value }) => [key, value]),
      ),
      quantity: sibling.quantity,
      price: toEgp(sibling.pricePiastres),
      offerPrice: sibling.offerPiastres === null ? null : toEgp(sibling.offerPiastres),
      imageCover: pictureUrl(view.origin, sibling.cover),
    })),
  };
}
