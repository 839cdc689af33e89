import { shopClient } from '#app/features/session/shop-client.ts';
import type { ReturnRequest } from '#contract/orders/requests.ts';
import { cancelReturn, requestReturn } from '#contract/orders/returns.ts';
import * as messages from '#messages/returns.ts';
import { type ChangedOrder, changeOrder } from './change-order.ts';

const REFUSAL_TEXTS = {
  'order-not-returnable': messages.notReturnable,
  'return-too-late': messages.tooLate,
  'pieces-not-returnable': messages.noPiecesLeft,
  'return-answered': messages.answered,
};

export const sendReturn = (orderId: string, body: ReturnRequest): Promise<ChangedOrder> =>
  changeOrder(() => shopClient(requestReturn, { orderId, body }), REFUSAL_TEXTS);

export const withdrawReturn = (orderId: string, returnId: string): Promise<ChangedOrder> =>
  changeOrder(() => shopClient(cancelReturn, { orderId, returnId }), REFUSAL_TEXTS);
