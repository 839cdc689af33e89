/** Parses and validates requests, so that handlers can rely on the types. */
import type { Context } from 'hono';
import * as v from 'valibot';
import { REFUSALS, type RefusalCode } from '#contract/refusals/refusals.ts';
import { OBJECT_ID } from '#contract/rules.ts';
import { type FieldLocation, refuse, refuseField } from './refusal.ts';

export type ObjectSchema = v.GenericSchema & { entries: v.ObjectEntries };

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The refusal in a rule's message, written by `refuseAs`; undefined for other messages. */
export function readRefusal(message: string): { code: RefusalCode; values: number[] } | undefined {
  const [code = '', ...values] = message.split(' ');
  const isRefusalCode = (word: string): word is RefusalCode => Object.hasOwn(REFUSALS, word);
  return isRefusalCode(code) ? { code, values: values.map(Number) } : undefined;
}

/** Parses an object by a schema, or refuses it, naming the first wrong field. */
export function parseFields<const Schema extends ObjectSchema>(
  schema: Schema,
  input: unknown,
  location: FieldLocation = 'body',
): v.InferOutput<Schema> {
  const given = isPlainObject(input) ? input : {};
  // Adds missing keys, so that they fail with the field's own refusal instead of Valibot's.
  const complete = Object.fromEntries(
    Object.keys(schema.entries).map((key) => [key, Object.hasOwn(given, key) ? given[key] : undefined]),
  );
  const parsed = v.safeParse(schema, complete, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const { code, values } = readRefusal(issue.message) ?? { code: 'invalid-value', values: [] };
  throw refuseField(code, { param: v.getDotPath(issue) ?? 'body', location, value: issue.input, values });
}

/** Parses the query of a request by a schema; an empty value counts as absent. */
export function parseQuery<const Schema extends ObjectSchema>(
  c: Context,
  schema: Schema,
): v.InferOutput<Schema> {
  const given = Object.entries(c.req.query()).filter(([, value]) => value.trim() !== '');
  return parseFields(schema, Object.fromEntries(given), 'query');
}

/** Whether an error means that the client aborted its request. No database error has both this message and this code. */
export function isAborted(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && Reflect.get(error, 'code') === 'ECONNRESET';
}

/** The JSON body of a request; an empty body counts as an empty object. */
export async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text();
  if (text === '') return {};
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(c.req.header('content-type') ?? '')) {
    throw refuse('wrong-content-type');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw refuse('not-json');
  }
}

/** Parses an id to lower case, or refuses it, naming the field. */
export function parseId(value: unknown, param: string, location: FieldLocation): string {
  if (typeof value === 'string' && OBJECT_ID.test(value)) return value.toLowerCase();
  throw refuseField('invalid-id', { param, location, value });
}
