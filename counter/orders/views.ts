import type { OrderStatus } from './order-filters.ts';

/** The tabs of the order list: all orders, then each step at which orders wait for staff. */
export const VIEWS = [
  { name: 'all', statuses: [] },
  { name: 'confirm', statuses: ['placed'] },
  { name: 'pack', statuses: ['confirmed', 'paid'] },
  { name: 'ship', statuses: ['packed'] },
  { name: 'way', statuses: ['shipped'] },
  { name: 'refund', statuses: ['refund_due'] },
] as const satisfies { name: string; statuses: OrderStatus[] }[];

export type View = (typeof VIEWS)[number];

/** Finds the view with exactly these statuses. */
export const findView = (statuses: readonly OrderStatus[]): View | undefined =>
  VIEWS.find(
    (view) =>
      view.statuses.length === statuses.length &&
      (view.statuses as readonly OrderStatus[]).every((status) => statuses.includes(status)),
  );

export const OTHER_STATUSES = [
  'pending',
  'delivered',
  'partly_refunded',
  'refunded',
  'returned',
  'cancelled',
  'failed',
  'expired',
  'replaced',
] as const satisfies OrderStatus[];
