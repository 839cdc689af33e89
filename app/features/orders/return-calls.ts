import { shopClient } from '#app/features/session/shop-client.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import type { ReturnRequest } from '#contract/orders/requests.ts';
import { cancelReturn, requestReturn } from '#contract/orders/returns.ts';
import * as common from '#messages/common.ts';
import { formatProblem } from '#messages/provider-errors.ts';
import * as messages from '#messages/returns.ts';
import { addGovernorateName } from './list-orders.ts';
import { type ShownOrder, toShownOrder } from './shown-order.ts';

const REFUSED: Record<string, string> = {
  'order-not-returnable': messages.notReturnable,
  'return-too-late': messages.tooLate,
  'pieces-not-returnable': messages.noPiecesLeft,
  'return-answered': messages.answered,
};

/** The updated order, or why the change was refused. */
type Result = { order: ShownOrder } | { problem: string };

async function change(call: () => Promise<{ data: Parameters<typeof toShownOrder>[0] }>): Promise<Result> {
  try {
    const { data } = await call();
    return { order: addGovernorateName(toShownOrder(data, Date.now())) };
  } catch (error) {
    if (!(error instanceof ProviderError)) return { problem: common.cutOff };
    return { problem: REFUSED[error.refusal ?? ''] ?? formatProblem(error) };
  }
}

export const sendReturn = (orderId: string, body: ReturnRequest): Promise<Result> =>
  change(() => shopClient(requestReturn, { orderId, body }));

export const withdrawReturn = (orderId: string, returnId: string): Promise<Result> =>
  change(() => shopClient(cancelReturn, { orderId, returnId }));
