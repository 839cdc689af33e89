import * as v from 'valibot';

/** A form schema. Inputs are strings or numbers, or undefined for missing fields; outputs may have any type. */
export type FormSchema = v.GenericSchema<Record<string, string | number | undefined>, unknown>;
export type FieldName<Schema extends FormSchema> = keyof v.InferInput<Schema> & string;

/** The contract's code of the first failed rule of each invalid field. */
export type FieldIssues = Partial<Record<string, string>>;

/** Validates a form: its output, or the issues of its fields. */
export function checkForm<Schema extends FormSchema>(
  schema: Schema,
  values: Record<string, unknown>,
): { output: v.InferOutput<Schema> } | { issues: FieldIssues } {
  const result = v.safeParse(schema, values);
  if (result.success) return { output: result.output };
  const issues: FieldIssues = {};
  for (const { path, message } of result.issues) issues[String(path?.[0]?.key)] ??= message;
  return { issues };
}

/** The issues of touched fields only: fields that are not filled in yet show no errors. */
export function pickTouched(issues: FieldIssues, touched: ReadonlySet<string>): FieldIssues {
  return Object.fromEntries(Object.entries(issues).filter(([name]) => touched.has(name)));
}
