import type { BriefOrder } from '#contract/orders/staff-answers.ts';
import * as calls from '#contract/orders/staff-calls.ts';
import { callStaff } from '#counter/data/staff-client.ts';

/** Actions that need only a confirmation. */
export type SimpleAction = 'confirm' | 'deliver' | 'cancel' | 'return';

/** An action on an order, with its parameters. */
export type Act =
  | { action: SimpleAction }
  | { action: 'pack'; isAnyway?: boolean }
  | { action: 'ship'; carrier: string; trackingNumber: string; isAnyway?: boolean }
  | { action: 'refund'; amountPiastres: number; isByHand: boolean };

const SIMPLE_CALLS = {
  confirm: calls.confirmOrder,
  deliver: calls.deliverOrder,
  cancel: calls.cancelOrder,
  return: calls.returnOrder,
} as const;

function send(order: string, act: Act) {
  switch (act.action) {
    case 'pack':
      return callStaff(calls.packOrder, { order, body: { isAnyway: act.isAnyway } });
    case 'ship': {
      const { action: _, ...body } = act;
      return callStaff(calls.shipOrder, { order, body });
    }
    case 'refund': {
      const { action: _, ...body } = act;
      return callStaff(calls.refundOrder, { order, body });
    }
    default:
      return callStaff(SIMPLE_CALLS[act.action], { order });
  }
}

/** Runs one action and returns the updated order. */
export const runAct = async (order: string, act: Act): Promise<BriefOrder> => (await send(order, act)).data;
