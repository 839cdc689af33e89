/** The columns of products in CSV: what each is called, and how its cells are read and written. */
import type { RowOf } from '#api/catalogue/file/schema.ts';
import { type Cell, readCsvCell } from '#api/platform/csv.ts';

/** Between several values in a cell. */
export const SEPARATOR = '|';
const OPTION = 'option:';

type Path = [field: string, language?: 'en' | 'ar'];

interface ColumnUse {
  path: Path;
  /** What a cell says; undefined where it says nothing. */
  read(cell: string): unknown;
}

const text = (cell: string) => cell || undefined;
// What is no number is left as it is, for the check to refuse.
const number = (cell: string) =>
  /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(cell) ? Number(cell) : text(cell);
const orNull = (read: (cell: string) => unknown) => (cell: string) => (cell === '' ? null : read(cell));
const list = (cell: string) =>
  cell
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter(Boolean);

const column = (read: ColumnUse['read'], ...path: Path): ColumnUse => ({ path, read });

/** In the order in which they are written. */
export const COLUMNS: Record<string, ColumnUse> = {
  id: column(text, 'id'),
  slug: column(text, 'slug'),
  title_en: column(text, 'title', 'en'),
  title_ar: column(text, 'title', 'ar'),
  description_en: column(text, 'description', 'en'),
  description_ar: column(text, 'description', 'ar'),
  price: column(number, 'price'),
  offer_price: column(orNull(number), 'offerPrice'),
  ratings_average: column(number, 'ratingsAverage'),
  ratings_quantity: column(number, 'ratingsQuantity'),
  sold: column(number, 'sold'),
  quantity: column(number, 'quantity'),
  category: column(text, 'category'),
  brand: column(orNull(text), 'brand'),
  subcategories: column(list, 'subcategories'),
  family: column(orNull(text), 'family'),
  image_cover: column(text, 'imageCover'),
  images: column(list, 'images'),
  created_at: column(text, 'createdAt'),
};
const MAY_LACK = ['offer_price', 'family'];

export const nameOptionColumn = (option: string) => OPTION + option;
const findOption = (name: string) => (name.startsWith(OPTION) ? name.slice(OPTION.length) : undefined);

/** What is wrong with the names of the columns; undefined if nothing is. */
export function checkColumns(names: readonly string[]): string | undefined {
  const unknown = names.find((name) => !Object.hasOwn(COLUMNS, name) && !findOption(name));
  if (unknown !== undefined)
    return `there is no column '${unknown}'; there are ${Object.keys(COLUMNS).join(', ')}, and for options such as ${OPTION}size`;
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) return `the column ${twice} is there twice`;
  const missing = Object.keys(COLUMNS).filter((name) => !MAY_LACK.includes(name) && !names.includes(name));
  return missing.length > 0 ? `columns are missing: ${missing.join(', ')}` : undefined;
}

/** A product as the other formats have it. */
export function readCells(names: readonly string[], cells: readonly string[]): Record<string, unknown> {
  const product: Record<string, unknown> = {};
  const options: Record<string, string> = {};
  for (const [at, name] of names.entries()) {
    const cell = readCsvCell(cells[at] ?? '').trim();
    const option = findOption(name);
    if (option !== undefined) {
      if (cell) options[option] = cell;
      continue;
    }
    const use = COLUMNS[name];
    if (!use) continue;
    const [field, language] = use.path;
    const value = use.read(cell);
    if (!language) product[field] = value;
    else product[field] = { ...(product[field] as object | undefined), [language]: value };
  }
  // Without any column of them the file says nothing of options; an empty cell says that there is none.
  if (names.some((name) => findOption(name) !== undefined)) product.options = options;
  return product;
}

/** The cells of a product; groups are named as `nameGroup` does it. */
export function writeCells(
  product: RowOf<'products'>,
  options: readonly string[],
  nameGroup: (id: string) => string,
): Cell[] {
  const { category, brand, subcategories } = product;
  const named: Record<string, unknown> = {
    ...product,
    category: nameGroup(category),
    brand: brand && nameGroup(brand),
    subcategories: subcategories.map(nameGroup),
  };
  const cells = Object.values(COLUMNS).map(({ path: [field, language] }): Cell => {
    const value = language ? (named[field] as Record<string, string>)[language] : named[field];
    if (Array.isArray(value)) return value.join(SEPARATOR);
    return (value ?? null) as Cell;
  });
  return [...cells, ...options.map((option) => product.options?.[option] ?? null)];
}

/** A field of a product as its column is called. */
export function nameColumn(field: string): string {
  if (field.startsWith('options.')) return nameOptionColumn(field.slice('options.'.length));
  return field.replace('.', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
