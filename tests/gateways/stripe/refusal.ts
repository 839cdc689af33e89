/** An error as Stripe answers it. */
export class Refusal extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;

  constructor(message: string, { status = 400, type = 'invalid_request_error', code = '' } = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code || undefined;
  }

  get body() {
    return { error: { type: this.type, message: this.message, ...(this.code && { code: this.code }) } };
  }
}

export const refuseMissing = (what: string, id: string) =>
  new Refusal(`No such ${what}: '${id}'`, { status: 404, code: 'resource_missing' });
