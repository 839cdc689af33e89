import * as v from 'valibot';

/** A form's fields: text in, whatever its rules make of it out. */
export type FormSchema = v.GenericSchema<Record<string, string>, unknown>;
export type FieldName<Schema extends FormSchema> = keyof v.InferInput<Schema> & string;

/** The first failed rule of each wrong field, by the code the contract gives it. */
export type FieldIssues = Partial<Record<string, string>>;

/** What a form yields by its rules, or what is wrong with it. */
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

/** The issues of fields that were touched; of the others nobody wants to hear yet. */
export function pickTouched(issues: FieldIssues, touched: ReadonlySet<string>): FieldIssues {
  return Object.fromEntries(Object.entries(issues).filter(([name]) => touched.has(name)));
}
