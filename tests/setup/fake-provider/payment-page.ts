import type { ServerResponse } from 'node:http';
import type { State } from './state.ts';

/** Answers the payment page, on which 'Pay' and 'Cancel' are links back to the shop. */
export function answerPaymentPage(answer: ServerResponse, path: string, state: State): void {
  const [, id = '', step] = /^\/pay\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
  const payment = state.payments.get(id);
  if (!payment) {
    answer.writeHead(404).end();
    return;
  }
  const { shopper, returnTo, address } = payment;
  if (step === 'paid') {
    state.payments.delete(id);
    state.placeOrder(shopper, true, address);
    answer.writeHead(302, { location: `${returnTo}/allorders` }).end();
    return;
  }
  answer
    .writeHead(200, { 'content-type': 'text/html' })
    .end(
      `<!doctype html><title>Payment</title><h1>Payment</h1><a href="/pay/${id}/paid">Pay</a> <a href="${returnTo}/cart">Cancel</a>`,
    );
}
