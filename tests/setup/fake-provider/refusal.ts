import { REFUSALS, type RefusalCode, writeRefusal } from '#contract/refusals/refusals.ts';

/** A refusal in one of the contract's two shapes. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, body: object) {
    super(JSON.stringify(body));
    this.status = status;
    this.body = body;
  }
}

/** Creates a refusal with the provider's own message. */
export const refuseWith = (status: number, message: string) =>
  new Refusal(status, { statusMsg: 'fail', message });

/** Creates a refusal of the contract without its code, because other providers send no codes. */
export const refuse = (code: RefusalCode, ...values: string[]) =>
  refuseWith(REFUSALS[code].status, writeRefusal(code, values));

export const refuseField = (param: string, code: RefusalCode) =>
  new Refusal(400, {
    message: 'fail',
    errors: { value: '', msg: writeRefusal(code), param, location: 'body' },
  });
