import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { REFUSALS, type RefusalCode, writeFieldMessage, writeRefusal } from '#contract/refusals/refusals.ts';
import { UNCACHED_JSON } from './answer-headers.ts';

/** Where in the request a wrong field is. */
export type FieldLocation = 'body' | 'params' | 'query';

interface Details {
  /** Values for the placeholders of the text, in order. */
  values?: readonly (string | number)[];
  headers?: Record<string, string>;
  /** The current state of a document that somebody else changed meanwhile. */
  current?: object;
}

interface FieldDetails extends Details {
  param: string;
  location?: FieldLocation;
  /** The value that was sent. */
  value?: unknown;
}

/** A refusal, thrown by handlers and answered as the contract describes (contract/refusal-answers.ts). */
export class ApiRefusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly body: object;
  readonly headers: Record<string, string>;

  constructor(code: RefusalCode, body: object, { values = [], headers = {}, current }: Details) {
    super(writeRefusal(code, values));
    this.status = REFUSALS[code].status as ContentfulStatusCode;
    this.body = { ...body, code, ...(values.length > 0 && { values }), ...(current && { current }) };
    this.headers = headers;
  }
}

/** Creates a refusal that names no field. */
export function refuse(code: RefusalCode, details: Details = {}): ApiRefusal {
  const statusMsg = REFUSALS[code].status >= 500 ? 'error' : 'fail';
  return new ApiRefusal(code, { statusMsg, message: writeRefusal(code, details.values) }, details);
}

const MAX_SHOWN_LENGTH = 200;

/** The wrong value as an answer repeats it: cut if long, undefined for objects, which may be too deep to serialise. */
function showValue(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, MAX_SHOWN_LENGTH);
  return typeof value === 'object' ? undefined : value;
}

/** Creates a refusal that names a wrong field, by default in the body, and repeats its value unless it is secret. */
export function refuseField(code: RefusalCode, details: FieldDetails): ApiRefusal {
  const { param, location = 'body', value, values } = details;
  const shown = /password/i.test(param) ? undefined : showValue(value);
  const msg = writeRefusal(code, values);
  const errors = { value: shown, msg, param, location };
  return new ApiRefusal(code, { statusMsg: 'fail', message: writeFieldMessage(code, msg), errors }, details);
}

/** Answers a thrown refusal. */
export function answerRefusal(c: Context, thrown: ApiRefusal): Response {
  return c.json(thrown.body, thrown.status, { ...UNCACHED_JSON, ...thrown.headers });
}
