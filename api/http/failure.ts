import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

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

/** Error shape (b): one wrong field. A secret is never sent back as its value. */
export function fieldFailure(
  param: string,
  msg: string,
  location: FieldLocation,
  value?: unknown,
): ApiFailure {
  const shown = /password/i.test(param) ? undefined : value;
  return new ApiFailure(
    400,
    { statusMsg: 'fail', message: 'fail', errors: { value: shown, msg, param, location } },
    msg,
  );
}

/** Answers a thrown refusal. */
export function answerFailure(c: Context, thrown: ApiFailure): Response {
  return c.json(thrown.body, thrown.status, thrown.headers);
}
