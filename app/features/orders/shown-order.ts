import { toPiastres } from '#contract/money.ts';
import type { Order, PaymentStatus } from '#contract/orders/answers.ts';
import { type Day, readCairoDay } from './cairo-day.ts';

export interface ShownOrderLine {
  id: string;
  /** Empty, like what follows, if the product no longer exists. */
  productId: string;
  title: string;
  picture: string;
  /** Undefined if the product no longer exists: there is no screen to link to. */
  categoryId: string | undefined;
  count: number;
  pricePiastres: number;
}

/** An order as the screen shows it. */
export interface ShownOrder {
  id: string;
  number: number;
  day: Day | undefined;
  payment: PaymentStatus;
  isDelivered: boolean;
  /** Whether it was placed or paid just now. */
  isFresh: boolean;
  lines: ShownOrderLine[];
  pieces: number;
  address: Order['shippingAddress'];
  itemsPiastres: number;
  shippingPiastres: number;
  totalPiastres: number;
  /** Included in the total; 0 where the provider does not say. */
  vatPiastres: number;
}

const FRESH_MS = 30 * 60_000;

type Payment = Pick<Order, 'isPaid' | 'paymentMethodType' | 'paymentStatus'>;

/** The status of the payment. Other providers than ours tell only whether it was paid, and by which method. */
export function readPayment({ isPaid, paymentMethodType, paymentStatus }: Payment): PaymentStatus {
  if (paymentStatus) return paymentStatus;
  if (isPaid) return 'paid';
  return paymentMethodType === 'cash' ? 'cash' : 'pending';
}

function toShownLine({ _id, count, price, product }: Order['cartItems'][number]): ShownOrderLine {
  return {
    id: _id,
    productId: product?._id ?? '',
    title: product?.title ?? '',
    picture: product?.imageCover ?? '',
    categoryId: product?.category?._id,
    count,
    pricePiastres: toPiastres(price),
  };
}

export function toShownOrder(order: Order, now: number): ShownOrder {
  const age = now - Date.parse(order.paidAt ?? order.createdAt ?? '');
  const totalPiastres = toPiastres(order.totalOrderPrice);
  const shippingPiastres = toPiastres(order.shippingPrice);
  return {
    id: order._id,
    number: order.id,
    day: readCairoDay(order.createdAt),
    payment: readPayment(order),
    isDelivered: order.isDelivered,
    isFresh: age < FRESH_MS,
    lines: order.cartItems.map(toShownLine),
    pieces: order.cartItems.reduce((sum, { count }) => sum + count, 0),
    address: order.shippingAddress,
    itemsPiastres: totalPiastres - shippingPiastres,
    shippingPiastres,
    totalPiastres,
    vatPiastres: toPiastres(order.taxPrice),
  };
}

/** Newest first, whatever the order of the answer: a newer order has a higher number. */
export function listShownOrders(orders: readonly Order[], now: number): ShownOrder[] {
  return orders.toSorted((one, other) => other.id - one.id).map((order) => toShownOrder(order, now));
}
