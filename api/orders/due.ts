/** The amount of an order that can be paid online now. */
import { CASH } from '#api/schema/orders.ts';
import type { OrderRow } from './queries.ts';
import { nextStatus } from './transitions.ts';

type PayableOrder = Pick<OrderRow, 'gateway' | 'status' | 'totalPiastres' | 'owedPiastres'>;

/** Whether a payment would pay for the whole order: it is unpaid, and neither cancelled nor replaced. */
export const isUnpaid = ({ gateway, status }: Pick<OrderRow, 'gateway' | 'status'>): boolean =>
  gateway !== CASH && nextStatus(status, 'charged') !== undefined;

/** What a payment link asks for: an unpaid order's total, or what a changed order still owes. */
export function findDuePiastres(order: PayableOrder): number {
  if (isUnpaid(order)) return order.totalPiastres;
  return nextStatus(order.status, 'charged_difference') ? order.owedPiastres : 0;
}
