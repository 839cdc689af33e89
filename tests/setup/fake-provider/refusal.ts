import { REFUSALS, type RefusalCode, writeRefusal } from '#contract/refusals.ts';

/** What the fake provider answers instead of a success, in the contract's two shapes. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, body: object) {
    super(JSON.stringify(body));
    this.status = status;
    this.body = body;
  }
}

/** A refusal of the provider's own, in its own words. */
export const refuseSaying = (status: number, message: string) =>
  new Refusal(status, { statusMsg: 'fail', message });

/** A refusal that we know. Without its code: other providers send none. */
export const refuse = (code: RefusalCode, ...values: string[]) =>
  refuseSaying(REFUSALS[code].status, writeRefusal(code, values));

export const refuseField = (param: string, code: RefusalCode) =>
  new Refusal(400, {
    message: 'fail',
    errors: { value: '', msg: writeRefusal(code), param, location: 'body' },
  });
