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

export const refuse = (status: number, message: string) =>
  new Refusal(status, { statusMsg: 'fail', message });

export const refuseField = (param: string, msg: string) =>
  new Refusal(400, { message: 'fail', errors: { value: '', msg, param, location: 'body' } });
