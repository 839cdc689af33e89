import { shopClient } from '#app/features/session/shop-client.ts';
import { cancelOrder as call } from '#contract/orders/listed.ts';
import * as orders from '#messages/orders.ts';
import { type ChangedOrder, changeOrder } from './change-order.ts';

const REFUSALS = {
  'order-packed': orders.packedAlready,
  'order-disputed': orders.disputedYet,
};

export const cancelOrder = (orderId: string): Promise<ChangedOrder> =>
  changeOrder(() => shopClient(call, { orderId }), REFUSALS);
