import * as v from 'valibot';
import { type CatalogueFile, catalogueRows } from './schema.ts';

type Kind = keyof CatalogueFile;
type RowOf<K extends Kind> = CatalogueFile[K][number];
const KINDS = Object.keys(catalogueRows) as Kind[];

/** One thing that is wrong: where, and what; the file's name is put before it. */
export type Problem = string;

export interface CheckedCatalogue {
  /** To be trusted only when there are no problems. */
  catalogue: CatalogueFile;
  problems: Problem[];
  /** Every picture a row names, and the field that names it. */
  pictureUses: { source: string; place: string }[];
}

/** `products[12] (slug)`: a row as its author finds it. */
function nameRow(kind: Kind, at: number, row: unknown): string {
  const slug = (row as { slug?: unknown } | null)?.slug;
  return `${kind}[${at}]${typeof slug === 'string' && slug ? ` (${slug})` : ''}`;
}

function describeIssue(place: string, field: string, issue: v.BaseIssue<unknown>): Problem {
  const steps = issue.path?.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${key}`)) ?? [];
  return `${place}: ${field}${steps.join('')}: ${issue.input === undefined ? 'is missing' : issue.message}`;
}

/** Reads a row field by field, so that one wrong field does not hide what is wrong with the others. */
function readRow<K extends Kind>(kind: K, input: unknown, place: string) {
  const problems: Problem[] = [];
  const row: Record<string, unknown> = {};
  if (typeof input !== 'object' || input === null) problems.push(`${place}: must be an object`);
  else {
    for (const [field, schema] of Object.entries<v.GenericSchema>(catalogueRows[kind].entries)) {
      const result = v.safeParse(schema, (input as Record<string, unknown>)[field]);
      if (result.success) row[field] = result.output;
      else problems.push(...result.issues.map((issue) => describeIssue(place, field, issue)));
    }
  }
  return { row: row as Partial<RowOf<K>>, problems };
}

/** Ids named by a list of raw rows, well formed or not: a broken row must not make its references look wrong too. */
function listIds(rows: unknown): Set<string> {
  const ids = (Array.isArray(rows) ? rows : []).map((row) => (row as { id?: unknown } | null)?.id);
  return new Set(ids.filter((id) => typeof id === 'string').map((id) => id.toLowerCase()));
}

/** Checks every row of a parsed file by itself and against the others, and tells everything that is wrong. */
export function checkCatalogue(content: unknown): CheckedCatalogue {
  const problems: Problem[] = [];
  const pictureUses: CheckedCatalogue['pictureUses'] = [];
  const raw = (typeof content === 'object' && content ? content : {}) as Partial<Record<Kind, unknown>>;
  const idsOf = Object.fromEntries(KINDS.map((kind) => [kind, listIds(raw[kind])]));
  const categoryOfSubcategory = new Map<string, string | undefined>();

  const checkReference = (place: string, field: string, kind: Kind, id: string | null | undefined) => {
    if (id && !idsOf[kind]?.has(id))
      problems.push(`${place}: ${field}: ${id} is not the id of one of the ${kind}`);
  };
  const usePicture = (place: string, field: string, source: string | undefined) => {
    if (source) pictureUses.push({ source, place: `${place}: ${field}` });
  };

  function checkRows<K extends Kind>(
    kind: K,
    checkRow: (row: Partial<RowOf<K>>, place: string) => void,
  ): CatalogueFile[K] {
    const inputs = raw[kind];
    const rows: RowOf<K>[] = [];
    if (!Array.isArray(inputs)) {
      problems.push(`${kind}: ${inputs === undefined ? 'is missing' : 'must be a list'}`);
      return rows as CatalogueFile[K];
    }
    const placeOf = { id: new Map<string, string>(), slug: new Map<string, string>() };
    inputs.forEach((input, at) => {
      const place = nameRow(kind, at, input);
      const read = readRow(kind, input, place);
      problems.push(...read.problems);
      for (const field of ['id', 'slug'] as const) {
        const value = read.row[field];
        const first = value && placeOf[field].get(value);
        if (first) problems.push(`${place}: ${field}: ${value} is already that of ${first}`);
        else if (value) placeOf[field].set(value, place);
      }
      checkRow(read.row, place);
      rows.push(read.row as RowOf<K>);
    });
    return rows as CatalogueFile[K];
  }

  const catalogue: CatalogueFile = {
    categories: checkRows('categories', (row, place) => usePicture(place, 'image', row.image)),
    subcategories: checkRows('subcategories', (row, place) => {
      checkReference(place, 'category', 'categories', row.category);
      if (row.id) categoryOfSubcategory.set(row.id, row.category);
    }),
    brands: checkRows('brands', (row, place) => usePicture(place, 'image', row.image)),
    products: checkRows('products', (row, place) => {
      checkReference(place, 'category', 'categories', row.category);
      checkReference(place, 'brand', 'brands', row.brand);
      if (typeof row.offerPrice === 'number' && row.price !== undefined && row.offerPrice >= row.price)
        problems.push(`${place}: offerPrice: must be below the price`);
      row.subcategories?.forEach((id, at) => {
        checkReference(place, `subcategories[${at}]`, 'subcategories', id);
        const category = categoryOfSubcategory.get(id);
        if (category && row.category && category !== row.category)
          problems.push(`${place}: subcategories[${at}]: ${id} belongs to another category`);
      });
      usePicture(place, 'imageCover', row.imageCover);
      row.images?.forEach((source, at) => {
        usePicture(place, `images[${at}]`, source);
      });
    }),
  };
  return { catalogue, problems, pictureUses };
}
