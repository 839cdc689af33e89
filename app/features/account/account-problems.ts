import type { ProviderError } from '#contract/client/provider-error.ts';
import type { RefusalCode } from '#contract/refusals/refusals.ts';
import { refusals } from '#messages/account.ts';
import { formatProblem } from '#messages/provider-errors.ts';

const OWN_TEXTS: { [code in RefusalCode]?: (value: unknown) => string } = {
  'wrong-current-password': () => refusals.wrongPassword,
  'email-in-use': () => refusals.emailInUse,
  'order-under-way': (number) => refusals.orderUnderWay(String(number)),
  'return-under-way': (number) => refusals.returnUnderWay(String(number)),
  'payment-not-closed': () => refusals.paymentNotClosed,
  'too-many-addresses': (max) => refusals.tooManyAddresses(Number(max)),
};

/** The text of a problem; the account screen has texts of its own for some refusals. */
export function formatAccountProblem(problem: ProviderError): string {
  const format = OWN_TEXTS[problem.refusal as RefusalCode];
  return format ? format(problem.values[0]) : formatProblem(problem);
}
