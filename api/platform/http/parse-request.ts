/** Where requests are parsed: past these functions, types are true. */
import type { Context } from 'hono';
import * as v from 'valibot';
import { ERROR_TEXTS } from '#contract/error-texts.ts';
import { OBJECT_ID } from '#contract/object-id.ts';
import { type FieldLocation, failure, fieldFailure } from './refusal.ts';

type ObjectSchema = v.GenericSchema & { entries: v.ObjectEntries };

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses an object by a schema, or refuses its first wrong field in error shape (b). */
export function parseFields<const Schema extends ObjectSchema>(
  schema: Schema,
  input: unknown,
  location: FieldLocation = 'body',
): v.InferOutput<Schema> {
  const given = isPlainObject(input) ? input : {};
  // A missing key must fail with the field's own text, not with Valibot's, so every key is present.
  const complete = Object.fromEntries(
    Object.keys(schema.entries).map((key) => [key, Object.hasOwn(given, key) ? given[key] : undefined]),
  );
  const parsed = v.safeParse(schema, complete, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw fieldFailure(v.getDotPath(issue) ?? 'body', issue.message, location, issue.input);
}

/** The JSON body of a request; nothing at all counts as an empty object, as careless clients send it. */
export async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text();
  if (text === '') return {};
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(c.req.header('content-type') ?? '')) {
    throw failure(415, 'Send the body as application/json');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw failure(400, 'The body is not valid JSON');
  }
}

/** The body of a request, parsed by a contract schema. */
export async function readBody<const Schema extends ObjectSchema>(c: Context, schema: Schema) {
  return parseFields(schema, await readJson(c));
}

/** An id from the path, lower-case; anything else is refused as the provider does (blank at the end included). */
export function readId(c: Context, name = 'id'): string {
  const value = c.req.param(name) ?? '';
  return parseId(value, 'id', 'params');
}

/** An id from anywhere, or a refusal in error shape (b). */
export function parseId(value: unknown, param: string, location: FieldLocation): string {
  if (typeof value === 'string' && OBJECT_ID.test(value)) return value.toLowerCase();
  throw fieldFailure(param, ERROR_TEXTS.invalidId, location, value);
}
