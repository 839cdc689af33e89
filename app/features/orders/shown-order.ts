import { type Day, readCairoDay } from '#app/features/delivery/cairo-day.ts';
import type { DayRange } from '#contract/delivery/days.ts';
import { toPiastres } from '#contract/money.ts';
import type { PaymentStatus } from '#contract/orders/answers.ts';
import type { Order } from '#contract/orders/listed.ts';
import type { OrderStatus } from '#contract/orders/progress.ts';

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

/** Something that happened to an order. */
export interface ShownStep {
  status: OrderStatus;
  day: Day | undefined;
}

/** An order as the screen shows it. */
export interface ShownOrder {
  id: string;
  number: number;
  day: Day | undefined;
  /** How it stands: our own provider tells it; of others only the payment is known. */
  state: OrderStatus | 'cash';
  payment: PaymentStatus;
  /** Whether it is kept and was paid for, though some of that may go back. */
  isPaid: boolean;
  isInCash: boolean;
  isDelivered: boolean;
  paidDay: Day | undefined;
  /** Oldest first; undefined where the provider does not tell. */
  history: ShownStep[] | undefined;
  /** The days on which it is expected, as long as it is on its way. */
  expected: DayRange | undefined;
  /** Whether it was placed or paid just now. */
  isFresh: boolean;
  lines: ShownOrderLine[];
  pieces: number;
  /** Whose it is; empty where the provider does not tell. */
  name: string;
  /** Its governorate by name, where the city does not say it already. */
  address: Order['shippingAddress'];
  carrier: string | undefined;
  trackingNumber: string | undefined;
  itemsPiastres: number;
  shippingPiastres: number;
  totalPiastres: number;
  /** Added to the items: other providers than ours may have such a tax. */
  taxPiastres: number;
  /** Included in the total; 0 where the provider does not say. */
  vatPiastres: number;
  refundedPiastres: number;
  /** Still to go back to the shopper. */
  duePiastres: number;
  /** Claimed back by a bank that has not decided. */
  disputedPiastres: number;
  isCancellable: boolean;
  /** The screen for whoever has the link. */
  trackingPath: string | undefined;
}

const FRESH_MS = 30 * 60_000;

type Payment = Pick<Order, 'isPaid' | 'paymentMethodType' | 'paymentStatus'>;

/** The status of the payment. Other providers than ours tell only whether it was paid, and by which method. */
export function readPayment({ isPaid, paymentMethodType, paymentStatus }: Payment): PaymentStatus {
  if (paymentStatus) return paymentStatus;
  if (isPaid) return 'paid';
  return paymentMethodType === 'cash' ? 'cash' : 'pending';
}

/** As much of a line as its owner and whoever has the link can see. */
interface AnyLine {
  _id: string;
  count: number;
  price: number;
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
  user?: { name: string };
  cartItems: AnyLine[];
};

function toShownLine({ _id, count, price, product }: AnyLine): ShownOrderLine {
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

const ON_ITS_WAY: readonly AnyOrder['status'][] = ['placed', 'confirmed', 'paid', 'packed', 'shipped'];

function readExpected(order: AnyOrder): DayRange | undefined {
  const { status, expectedFrom: from, expectedTo: to, disputedPrice } = order;
  // It is not sent before its payment is decided about.
  const isWaiting = disputedPrice !== undefined && status !== 'shipped';
  return from && to && ON_ITS_WAY.includes(status) && !isWaiting ? { from, to } : undefined;
}

/** A tax that is added to the lines, or the VAT inside them. Of another provider's tax, the total tells which it is. */
function readTax({ cartItems, taxPrice, shippingPrice, totalOrderPrice, vatIncluded }: AnyOrder) {
  const itemsPiastres = cartItems.reduce((sum, { count, price }) => sum + count * toPiastres(price), 0);
  const tax = toPiastres(taxPrice);
  const isAdded = itemsPiastres + toPiastres(shippingPrice) + tax === toPiastres(totalOrderPrice);
  return {
    taxPiastres: isAdded ? tax : 0,
    vatPiastres: vatIncluded === undefined ? (isAdded ? 0 : tax) : toPiastres(vatIncluded),
  };
}

export function toShownOrder(order: AnyOrder, now: number): ShownOrder {
  const age = now - Date.parse(order.paidAt ?? order.createdAt ?? '');
  const totalPiastres = toPiastres(order.totalOrderPrice);
  const shippingPiastres = toPiastres(order.shippingPrice);
  const payment = readPayment(order);
  const taxes = readTax(order);
  return {
    id: order._id,
    number: order.id,
    day: readCairoDay(order.createdAt),
    state: order.status ?? payment,
    payment,
    isPaid: order.isPaid,
    isInCash: order.paymentMethodType === 'cash',
    isDelivered: order.isDelivered,
    paidDay: readCairoDay(order.paidAt),
    history: order.history?.map(({ status, at }) => ({ status, day: readCairoDay(at) })),
    expected: readExpected(order),
    isFresh: age < FRESH_MS,
    lines: order.cartItems.map(toShownLine),
    pieces: order.cartItems.reduce((sum, { count }) => sum + count, 0),
    name: order.user?.name ?? '',
    address: order.shippingAddress,
    carrier: order.carrier,
    trackingNumber: order.trackingNumber,
    itemsPiastres: totalPiastres - shippingPiastres - taxes.taxPiastres,
    shippingPiastres,
    totalPiastres,
    ...taxes,
    refundedPiastres: toPiastres(order.refundedPrice ?? 0),
    duePiastres: toPiastres(order.refundDuePrice ?? 0),
    disputedPiastres: toPiastres(order.disputedPrice ?? 0),
    isCancellable: order.isCancellable ?? false,
    trackingPath: order.trackingPath,
  };
}

/** Newest first, whatever the order of the answer: a newer order has a higher number. */
export function listShownOrders(orders: readonly Order[], now: number): ShownOrder[] {
  return orders.toSorted((one, other) => other.id - one.id).map((order) => toShownOrder(order, now));
}

const UNPAID: readonly ShownOrder['state'][] = ['pending', 'failed', 'cancelled'];

/** Whether the cart was left as it was, because nobody paid. */
export const isCartKept = ({ isInCash, state }: Pick<ShownOrder, 'isInCash' | 'state'>): boolean =>
  !isInCash && UNPAID.includes(state);
