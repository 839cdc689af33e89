import type { AnswerOf } from '#contract/call.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import type { cancelOrder } from '#contract/orders/listed.ts';
import * as common from '#messages/common.ts';
import { formatProblem } from '#messages/provider-errors.ts';
import { addGovernorateName } from './list-orders.ts';
import { type ShownOrder, toShownOrder } from './shown-order.ts';

/** Texts by the code of a refusal. */
type Refusals = Record<string, string>;

/** The updated order, or why it was not changed. */
export type ChangedOrder = { order: ShownOrder } | { problem: string };

export function describeRefusal(error: unknown, refusals: Refusals): string {
  if (!(error instanceof ProviderError)) return common.cutOff;
  return refusals[error.refusal ?? ''] ?? formatProblem(error);
}

/** Sends a change of an order, such as a cancellation. */
export async function changeOrder(
  send: () => Promise<AnswerOf<typeof cancelOrder>>,
  refusals: Refusals,
): Promise<ChangedOrder> {
  try {
    const { data } = await send();
    return { order: addGovernorateName(toShownOrder(data, Date.now())) };
  } catch (error) {
    return { problem: describeRefusal(error, refusals) };
  }
}
