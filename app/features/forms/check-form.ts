import * as v from 'valibot';

/** The schema of a form: its input is text (where a number will do as well), absent where the form lacks the field, its output whatever its rules make of that. */
export type FormSchema = v.GenericSchema<Record<string, string | number | undefined>, unknown>;
export type FieldName<Schema extends FormSchema> = keyof v.InferInput<Schema> & string;

/** The first failed rule of each wrong field, as one of the contract's codes. */
export type FieldIssues = Partial<Record<string, string>>;

/** The validated output of a form, or what is wrong with it. */
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

/** The issues of touched fields alone: nobody wants to see errors in fields not filled in yet. */
export function pickTouched(issues: FieldIssues, touched: ReadonlySet<string>): FieldIssues {
  return Object.fromEntries(Object.entries(issues).filter(([name]) => touched.has(name)));
}
