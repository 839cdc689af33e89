import { type Day, toCairoDay } from '#app/features/delivery/cairo-day.ts';
import type { DayRange } from '#contract/delivery/days.ts';
import { toPiastres } from '#contract/money.ts';
import type { PaymentStatus } from '#contract/orders/answers.ts';
import type { Order } from '#contract/orders/listed.ts';
import type { OrderStatus } from '#contract/orders/progress.ts';
import { type ShownReturn, toShownReturns } from './shown-return.ts';

export interface ShownOrderLine {
  id: string;
  /** Empty, like title and picture, if the product no longer exists. */
  productId: string;
  title: string;
  picture: string;
  /** Undefined if the product no longer exists: there is no screen to link to. */
  categoryId: string | undefined;
  count: number;
  pricePiastres: number;
  /** The number of pieces that can be returned. */
  returnableCount: number;
}

/** Something that happened to an order. */
export interface ShownStep {
  status: OrderStatus;
  day: Day | undefined;
}

/** An order as the screen shows it. */
export interface ShownOrder {
  id: string;
  /** The provider's numeric id if it sends no order number. */
  number: string | number;
  day: Day | undefined;
  /** The order's status from our own provider; the payment status from others. */
  state: OrderStatus | 'cash';
  payment: PaymentStatus;
  /** Paid and not cancelled; it may be partly refunded. */
  isPaid: boolean;
  isInCash: boolean;
  /** The last four digits of the card that paid it, if the provider sends them. */
  cardLast4: string | undefined;
  isDelivered: boolean;
  paidDay: Day | undefined;
  /** Oldest first; undefined if the provider sends none. */
  history: ShownStep[] | undefined;
  /** The expected delivery days, until it is delivered. */
  expected: DayRange | undefined;
  /** Whether it was placed or paid within the last 30 minutes. */
  isFresh: boolean;
  lines: ShownOrderLine[];
  pieces: number;
  /** The shopper's name; empty if the provider does not send it. */
  name: string;
  /** Where emails about it are sent; empty if the provider does not send it. */
  email: string;
  /** Includes the governorate's name, unless the city implies it. */
  address: Order['shippingAddress'];
  carrier: string | undefined;
  trackingNumber: string | undefined;
  itemsPiastres: number;
  /** What the discount code takes off the items; only from our own provider. */
  discountPiastres: number;
  /** The discount code; undefined without one. */
  coupon: string | undefined;
  shippingPiastres: number;
  totalPiastres: number;
  /** A tax added to the items' prices; only from other providers. */
  taxPiastres: number;
  /** The VAT included in the total; 0 if the provider does not send it. */
  vatPiastres: number;
  refundedPiastres: number;
  /** The amount that is still to be refunded. */
  duePiastres: number;
  /** The amount in an open dispute at a bank. */
  disputedPiastres: number;
  isCancellable: boolean;
  /** Whether the shopper is asked to confirm it. */
  isConfirmable: boolean;
  /** The last day to ask for a return; undefined if nothing can be returned. */
  returnDay: Day | undefined;
  /** Newest first. */
  returns: ShownReturn[];
  /** The tracking screen, open to anyone with the link. */
  trackingPath: string | undefined;
}

const FRESH_MS = 30 * 60_000;

type Payment = Pick<Order, 'isPaid' | 'paymentMethodType' | 'paymentStatus'>;

/** The status of the payment. Other providers only send whether it was paid, and the method. */
export function readPayment({ isPaid, paymentMethodType, paymentStatus }: Payment): PaymentStatus {
  if (paymentStatus) return paymentStatus;
  if (isPaid) return 'paid';
  return paymentMethodType === 'cash' ? 'cash' : 'pending';
}

/** The fields of a line that both the shopper's list and the tracking call have. */
interface AnyLine {
  _id: string;
  count: number;
  price: number;
  returnableCount?: number | undefined;
  product?:
    | {
        _id: string;
        title: string;
        imageCover: string;
        category?: { _id: string } | null | undefined;
      }
    | null
    | undefined;
}

type AnyOrder = Omit<Order, 'user' | 'cartItems'> & {
  user?: { name: string; email?: string | undefined };
  cartItems: AnyLine[];
};

function toShownLine({ _id, count, price, product, returnableCount = 0 }: AnyLine): ShownOrderLine {
  return {
    id: _id,
    productId: product?._id ?? '',
    title: product?.title ?? '',
    picture: product?.imageCover ?? '',
    categoryId: product?.category?._id,
    count,
    pricePiastres: toPiastres(price),
    returnableCount,
  };
}

const UNDELIVERED_STATUSES: readonly AnyOrder['status'][] = [
  'placed',
  'confirmed',
  'paid',
  'packed',
  'shipped',
];

function readExpected(order: AnyOrder): DayRange | undefined {
  const { status, expectedFrom: from, expectedTo: to, disputedPrice } = order;
  // A disputed order is not shipped until the dispute is decided.
  const isOnHold = disputedPrice !== undefined && status !== 'shipped';
  return from && to && UNDELIVERED_STATUSES.includes(status) && !isOnHold ? { from, to } : undefined;
}

/** The tax added to the lines, or the VAT included in them. Other providers do not say which it is, so the total
 *  decides. */
function readTax({ cartItems, discountPrice = 0, taxPrice, shippingPrice, ...order }: AnyOrder) {
  const { totalOrderPrice, vatIncluded } = order;
  const grossPiastres = cartItems.reduce((sum, { count, price }) => sum + count * toPiastres(price), 0);
  const itemsPiastres = grossPiastres - toPiastres(discountPrice);
  const tax = toPiastres(taxPrice);
  const isAdded = itemsPiastres + toPiastres(shippingPrice) + tax === toPiastres(totalOrderPrice);
  return {
    taxPiastres: isAdded ? tax : 0,
    vatPiastres: vatIncluded === undefined ? (isAdded ? 0 : tax) : toPiastres(vatIncluded),
  };
}

/** The last day to ask for a return; undefined if the day has passed or nothing is left to return. */
function readReturnDay({ returnableUntil, cartItems }: AnyOrder, now: number): Day | undefined {
  const isLeft = cartItems.some(({ returnableCount = 0 }) => returnableCount > 0);
  return isLeft && Date.parse(returnableUntil ?? '') >= now ? toCairoDay(returnableUntil) : undefined;
}

export function toShownOrder(order: AnyOrder, now: number): ShownOrder {
  const age = now - Date.parse(order.paidAt ?? order.createdAt ?? '');
  const totalPiastres = toPiastres(order.totalOrderPrice);
  const shippingPiastres = toPiastres(order.shippingPrice);
  const discountPiastres = toPiastres(order.discountPrice ?? 0);
  const payment = readPayment(order);
  const taxes = readTax(order);
  const lines = order.cartItems.map(toShownLine);
  return {
    id: order._id,
    number: order.orderNumber ?? order.id,
    day: toCairoDay(order.createdAt),
    state: order.status ?? payment,
    payment,
    isPaid: order.isPaid,
    isInCash: order.paymentMethodType === 'cash',
    cardLast4: order.cardLast4,
    isDelivered: order.isDelivered,
    paidDay: toCairoDay(order.paidAt),
    history: order.history?.map(({ status, at }) => ({ status, day: toCairoDay(at) })),
    expected: readExpected(order),
    isFresh: age < FRESH_MS,
    lines,
    pieces: order.cartItems.reduce((sum, { count }) => sum + count, 0),
    name: order.user?.name ?? '',
    email: order.user?.email ?? '',
    address: order.shippingAddress,
    carrier: order.carrier,
    trackingNumber: order.trackingNumber,
    itemsPiastres: totalPiastres + discountPiastres - shippingPiastres - taxes.taxPiastres,
    discountPiastres,
    coupon: order.coupon,
    shippingPiastres,
    totalPiastres,
    ...taxes,
    refundedPiastres: toPiastres(order.refundedPrice ?? 0),
    duePiastres: toPiastres(order.refundDuePrice ?? 0),
    disputedPiastres: toPiastres(order.disputedPrice ?? 0),
    isCancellable: order.isCancellable ?? false,
    isConfirmable: order.isConfirmable ?? false,
    returnDay: readReturnDay(order, now),
    returns: toShownReturns(order.returns ?? [], lines),
    trackingPath: order.trackingPath,
  };
}

/** Sorts orders by the provider's numeric id, newest first. */
export function listShownOrders(orders: readonly Order[], now: number): ShownOrder[] {
  return orders.toSorted((one, other) => other.id - one.id).map((order) => toShownOrder(order, now));
}

/** Whether it can be bought again: once it was delivered, or at any time if the provider sends no history. */
export const canBuyAgain = ({ history, isDelivered }: ShownOrder): boolean =>
  history === undefined || isDelivered;

const UNPAID_STATES: readonly ShownOrder['state'][] = ['pending', 'failed', 'cancelled'];

/** Whether the cart still has the order's products, because the order was not paid. */
export const isCartKept = ({ isInCash, state }: Pick<ShownOrder, 'isInCash' | 'state'>): boolean =>
  !isInCash && UNPAID_STATES.includes(state);
