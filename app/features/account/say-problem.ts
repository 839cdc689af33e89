import type { ProviderError } from '#contract/client/provider-error.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { refusals } from '#messages/account.ts';
import { sayProblem } from '#messages/provider-errors.ts';

const OWN: { [code in RefusalCode]?: (value: number) => string } = {
  'wrong-current-password': () => refusals.wrongPassword,
  'email-in-use': () => refusals.emailInUse,
  'order-under-way': refusals.orderUnderWay,
  'payment-not-closed': () => refusals.paymentNotClosed,
  'too-many-addresses': refusals.tooManyAddresses,
};

/** What is said of a problem on this screen: of what only happens here, in its own words. */
export function sayAccountProblem(problem: ProviderError): string {
  const say = OWN[problem.refusal as RefusalCode];
  return say ? say(Number(problem.values[0])) : sayProblem(problem);
}
