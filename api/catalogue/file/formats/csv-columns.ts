/** The columns of products in CSV, and how their cells are read and written. */
import type { RowOf } from '#api/catalogue/file/schema.ts';
import { type Cell, readCsvCell } from '#api/platform/csv.ts';

/** Separates several values in a cell. */
export const SEPARATOR = '|';
const OPTION_PREFIX = 'option:';

type Path = [field: string, language?: 'en' | 'ar'];

interface Column {
  path: Path;
  /** Parses a cell, which may be empty. */
  read(cell: string): unknown;
}

const readText = (cell: string) => cell || undefined;
// Anything that is not a number is left for the check to refuse.
const readNumber = (cell: string) =>
  /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(cell) ? Number(cell) : readText(cell);
const readNullable = (read: (cell: string) => unknown) => (cell: string) => (cell === '' ? null : read(cell));
const readList = (cell: string) =>
  cell
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter(Boolean);

/** Reads lines such as 'Material: cotton'. A line that lacks its name or value is left for the check to refuse. */
const readSpecifications = (cell: string) =>
  cell
    .split(/\r?\n/)
    .filter((line) => line.trim())
    .map((line) => {
      const [, name, value] = /^([^:]*):(.*)$/.exec(line) ?? ['', '', line];
      return { name, value };
    });

const defineColumn = (read: Column['read'], ...path: Path): Column => ({ path, read });

/** The columns, in the order in which they are written. */
export const COLUMNS: Record<string, Column> = {
  id: defineColumn(readText, 'id'),
  slug: defineColumn(readText, 'slug'),
  title_en: defineColumn(readText, 'title', 'en'),
  title_ar: defineColumn(readText, 'title', 'ar'),
  description_en: defineColumn(readText, 'description', 'en'),
  description_ar: defineColumn(readText, 'description', 'ar'),
  price: defineColumn(readNumber, 'price'),
  offer_price: defineColumn(readNullable(readNumber), 'offerPrice'),
  ratings_average: defineColumn(readNumber, 'ratingsAverage'),
  ratings_quantity: defineColumn(readNumber, 'ratingsQuantity'),
  sold: defineColumn(readNumber, 'sold'),
  quantity: defineColumn(readNumber, 'quantity'),
  category: defineColumn(readText, 'category'),
  brand: defineColumn(readNullable(readText), 'brand'),
  subcategories: defineColumn(readList, 'subcategories'),
  family: defineColumn(readNullable(readText), 'family'),
  image_cover: defineColumn(readText, 'imageCover'),
  images: defineColumn(readList, 'images'),
  created_at: defineColumn(readText, 'createdAt'),
  specifications_en: defineColumn(readSpecifications, 'specifications', 'en'),
  specifications_ar: defineColumn(readSpecifications, 'specifications', 'ar'),
  warranty_months: defineColumn((cell) => (cell === '' ? 0 : readNumber(cell)), 'warrantyMonths'),
};
const OPTIONAL_COLUMNS = [
  'offer_price',
  'family',
  'specifications_en',
  'specifications_ar',
  'warranty_months',
];

export const nameOptionColumn = (option: string) => OPTION_PREFIX + option;
const findOption = (name: string) =>
  name.startsWith(OPTION_PREFIX) ? name.slice(OPTION_PREFIX.length) : undefined;

/** Checks the column names; returns a problem or undefined. */
export function checkColumns(names: readonly string[]): string | undefined {
  const unknown = names.find((name) => !Object.hasOwn(COLUMNS, name) && !findOption(name));
  if (unknown !== undefined)
    return `there is no column '${unknown}'; there are ${Object.keys(COLUMNS).join(', ')}, and for options such as ${OPTION_PREFIX}size`;
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) return `the column ${twice} is there twice`;
  const missing = Object.keys(COLUMNS).filter(
    (name) => !OPTIONAL_COLUMNS.includes(name) && !names.includes(name),
  );
  return missing.length > 0 ? `columns are missing: ${missing.join(', ')}` : undefined;
}

type Lines = { name: string; value: string }[];

/** Joins the lines of both languages into rows. A line without its translation is left for the check to refuse. */
function joinLanguages({ en = [], ar = [] }: { en?: Lines; ar?: Lines }) {
  return Array.from({ length: Math.max(en.length, ar.length) }, (_, at) => ({
    name: { en: en[at]?.name, ar: ar[at]?.name },
    value: { en: en[at]?.value, ar: ar[at]?.value },
  }));
}

/** Converts a CSV row to a product with the fields that the other formats have. */
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
    const column = COLUMNS[name];
    if (!column) continue;
    const [field, language] = column.path;
    const value = column.read(cell);
    if (!language) product[field] = value;
    else product[field] = { ...(product[field] as object | undefined), [language]: value };
  }
  if (product.specifications) product.specifications = joinLanguages(product.specifications);
  // Without option columns, options stay undefined; with empty cells, they are an empty object.
  if (names.some((name) => findOption(name) !== undefined)) product.options = options;
  return product;
}

const writeSpecifications = ({ specifications = [] }: RowOf<'products'>, language: 'en' | 'ar') =>
  specifications.map(({ name, value }) => `${name[language]}: ${value[language]}`).join('\n');

/** Writes the cells of a product. */
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
    if (field === 'specifications' && language) return writeSpecifications(product, language);
    const value = language ? (named[field] as Record<string, string>)[language] : named[field];
    if (Array.isArray(value)) return value.join(SEPARATOR);
    return (value ?? null) as Cell;
  });
  return [...cells, ...options.map((option) => product.options?.[option] ?? null)];
}

/** Converts a field's name to its column's name. */
export function nameColumn(field: string): string {
  if (field.startsWith('options.')) return nameOptionColumn(field.slice('options.'.length));
  const [, row, language] = /^specifications(\[\d+\])\.\w+\.(en|ar)$/.exec(field) ?? [];
  if (row) return `specifications_${language}${row}`;
  return field.replace('.', '_').replace(/[A-Z]/g, (character) => `_${character.toLowerCase()}`);
}
