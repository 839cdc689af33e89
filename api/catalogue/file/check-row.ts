import * as v from 'valibot';
import { catalogueRows, type Kind, type RowOf } from './schema.ts';

/** A problem of a row; the field is empty if the whole row is invalid. */
export interface FieldProblem {
  field: string;
  message: string;
}

export interface CheckedRow<K extends Kind> {
  /** The valid fields. */
  row: Partial<RowOf<K>>;
  problems: FieldProblem[];
}

function describeIssue(field: string, issue: v.BaseIssue<unknown>): FieldProblem {
  const steps = issue.path?.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${key}`)) ?? [];
  return { field: field + steps.join(''), message: issue.input === undefined ? 'is missing' : issue.message };
}

function checkOffer({ price, offerPrice }: Partial<RowOf<'products'>>): FieldProblem[] {
  const isInvalid = typeof offerPrice === 'number' && price !== undefined && offerPrice >= price;
  return isInvalid ? [{ field: 'offerPrice', message: 'must be below the price' }] : [];
}

/** Checks a row field by field, so that one invalid field does not hide problems of the others. */
export function checkRow<K extends Kind>(kind: K, input: unknown): CheckedRow<K> {
  if (typeof input !== 'object' || input === null)
    return { row: {}, problems: [{ field: '', message: 'must be an object' }] };
  const problems: FieldProblem[] = [];
  const row: Record<string, unknown> = {};
  for (const [field, schema] of Object.entries<v.GenericSchema>(catalogueRows[kind].entries)) {
    const result = v.safeParse(schema, (input as Record<string, unknown>)[field]);
    if (result.success) row[field] = result.output;
    else problems.push(...result.issues.map((issue) => describeIssue(field, issue)));
  }
  if (kind === 'products') problems.push(...checkOffer(row));
  return { row: row as Partial<RowOf<K>>, problems };
}
