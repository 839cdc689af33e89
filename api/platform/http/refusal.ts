import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { answerJson } from './answer-json.ts';

/** Where a wrong field came from, as error shape (b) names it. */
export type FieldLocation = 'body' | 'params' | 'query';

/** A refusal on purpose: thrown by handlers, answered in one of the contract's two error shapes. */
export class ApiFailure extends Error {
  readonly status: ContentfulStatusCode;
  readonly body: object;
  readonly headers: Record<string, string>;

  constructor(
    status: ContentfulStatusCode,
    body: object,
    message: string,
    headers: Record<string, string> = {},
  ) {
    super(message);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** Error shape (a). */
export function failure(
  status: ContentfulStatusCode,
  message: string,
  headers?: Record<string, string>,
): ApiFailure {
  return new ApiFailure(status, { statusMsg: status >= 500 ? 'error' : 'fail', message }, message, headers);
}

const MAX_SHOWN = 200;

/** A wrong value fit to be sent back: plain and short; a deep one could not even be written. */
function showValue(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, MAX_SHOWN);
  return typeof value === 'object' ? undefined : value;
}

/** Error shape (b): one wrong field. A secret is never sent back as its value. */
export function fieldFailure(
  param: string,
  msg: string,
  location: FieldLocation,
  value?: unknown,
): ApiFailure {
  const shown = /password/i.test(param) ? undefined : showValue(value);
  return new ApiFailure(
    400,
    { statusMsg: 'fail', message: 'fail', errors: { value: shown, msg, param, location } },
    msg,
  );
}

/** Answers a thrown refusal. */
export function answerFailure(c: Context, thrown: ApiFailure): Response {
  return answerJson(c, thrown.body, thrown.status, thrown.headers);
}
