/** An error answer of Stripe. */
export class Refusal extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  /** The parameter that caused the error. */
  readonly param: string | undefined;

  constructor(message: string, { status = 400, type = 'invalid_request_error', code = '', param = '' } = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code || undefined;
    this.param = param || undefined;
  }

  get body() {
    const { type, message, code, param } = this;
    return { error: { type, message, ...(code && { code }), ...(param && { param }) } };
  }
}

export const refuseMissing = (what: string, id: string) =>
  new Refusal(`No such ${what}: '${id}'`, { status: 404, code: 'resource_missing' });
