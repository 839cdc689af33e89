/** Orders as the contract's documents, with keys in the remote provider's order (docs/departures.md). */

import { presentOptionalColumns } from '#api/account/address-columns.ts';
import { presentParents, presentSubcategories, titleIn, type View } from '#api/catalogue/present.ts';
import { isDisputed } from '#api/ledger/ledger.ts';
import type { KeyedHash } from '#api/platform/security/hashes.ts';
import type { User } from '#api/schema/account.ts';
import type { OrderStatus } from '#api/schema/orders.ts';
import { writePictureUrl } from '#contract/catalogue/pictures.ts';
import { toEgp } from '#contract/money.ts';
import type { PaymentStatus } from '#contract/orders/answers.ts';
import type { OrderReturn } from '#contract/orders/returned.ts';
import { findDuePiastres, isUnpaid } from './due.ts';
import type { ListedOrder } from './list.ts';
import { presentProgress } from './progress.ts';
import type { OrderLineRow, OrderRow, OrderWithLines } from './queries.ts';
import type { ListedReturn } from './returns/queries.ts';
import { countReturned, findReturnableUntil } from './returns/returnable.ts';
import { writeTrackingPath } from './tracking-links.ts';
import { isCancellable, isConfirmable } from './transitions.ts';

/** Payment statuses; orders of any other status are 'paid' or 'cash'. */
const PAYMENT_STATUS: Partial<Record<OrderStatus, PaymentStatus>> = {
  pending: 'pending',
  failed: 'failed',
  expired: 'cancelled',
  cancelled: 'cancelled',
  replaced: 'cancelled',
  returned: 'cancelled',
  refund_due: 'refund_due',
  partly_refunded: 'partly_refunded',
  refunded: 'refunded',
};

const paymentStatusOf = ({ status, paidAt }: OrderRow): PaymentStatus =>
  PAYMENT_STATUS[status] ?? (paidAt ? 'paid' : 'cash');

function presentFields<Shopper, Item>(order: OrderRow, user: Shopper, cartItems: Item[]) {
  const paymentStatus = paymentStatusOf(order);
  // A partial refund is due, but the shopper kept the order: it is still paid.
  const isKept = paymentStatus === 'refund_due' && order.stock !== 'none';
  const isPaid = paymentStatus === 'paid' || paymentStatus === 'partly_refunded' || isKept;
  return {
    // Zero, because clients add this to the sum of the lines, whose prices include VAT.
    taxPrice: 0,
    shippingPrice: toEgp(order.shippingPiastres),
    totalOrderPrice: toEgp(order.totalPiastres),
    ...(order.discount && {
      discountPrice: toEgp(order.discountPiastres),
      coupon: order.discount.code,
    }),
    vatIncluded: toEgp(order.taxPiastres),
    paymentMethodType: order.paymentMethod,
    paymentStatus,
    isPaid,
    isDelivered: order.deliveredAt !== null,
    _id: order.id,
    user,
    cartItems,
    shippingAddress: {
      details: order.details,
      phone: order.phone,
      city: order.city,
      ...(order.postalCode && { postalCode: order.postalCode }),
      ...presentOptionalColumns(order),
    },
    ...(isPaid && order.paidAt && { paidAt: order.paidAt.toISOString() }),
    ...(order.deliveredAt && { deliveredAt: order.deliveredAt.toISOString() }),
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    id: order.number,
    orderNumber: order.orderNumber,
    __v: 0,
  };
}

const presentLine = <Product>(line: OrderLineRow, product: Product) => ({
  count: line.count,
  _id: line.id,
  product,
  price: toEgp(line.pricePiastres),
});

/** Presents a new order, with its products and shopper as ids. */
export function presentPlacedOrder({ order, lines }: OrderWithLines, hash: KeyedHash) {
  const cartItems = lines.map((line) => presentLine(line, line.productId));
  return {
    ...presentFields(order, order.userId, cartItems),
    trackingPath: writeTrackingPath(hash, order.id),
  };
}

export function presentShopper({ id, name, email, phone }: User) {
  return { _id: id, name, email, phone };
}

type ListedProduct = ListedOrder['lines'][number]['product'];

/** An ordered product: title and cover as ordered, the rest from the current product, if it still exists. */
function presentProduct(line: OrderLineRow, product: ListedProduct, view: View) {
  return {
    subcategory: presentSubcategories(product?.subcategoryIds ?? [], view),
    ratingsQuantity: product?.ratingsQuantity ?? 0,
    _id: line.productId,
    title: titleIn(line, view.language),
    ...(product && { slug: product.slug }),
    imageCover: writePictureUrl(view.origin, line.cover),
    ...(product ? presentParents(product, view) : { category: null, brand: null }),
    ratingsAverage: product?.ratingsAverage ?? 0,
    id: line.productId,
  };
}

const NO_ADDRESS = { details: '', phone: '', city: '' };

/** An order as requests without a token get it: without order number and address, and with the shopper's id only. */
export function presentAnonymousOrder({ order, lines }: ListedOrder, view: View) {
  const cartItems = lines.map(({ line, product }) => presentLine(line, presentProduct(line, product, view)));
  const user = { _id: order.userId, name: '', email: '', phone: '' };
  const { orderNumber: _, ...fields } = presentFields(order, user, cartItems);
  return { ...fields, shippingAddress: NO_ADDRESS };
}

/** An order as its shopper gets it, with shopper and products in full. */
export function presentOrder(listed: ListedOrder, user: User, view: View, hash: KeyedHash) {
  const { order, lines, returns } = listed;
  const returnableUntil = findReturnableUntil(order);
  const returned = countReturned(returns);
  const cartItems = lines.map(({ line, product }) => ({
    ...presentLine(line, presentProduct(line, product, view)),
    ...(returnableUntil && { returnableCount: line.count - (returned.get(line.id) ?? 0) }),
  }));
  return {
    ...presentFields(order, presentShopper(user), cartItems),
    trackingPath: writeTrackingPath(hash, order.id),
    ...presentProgress(listed),
    isCancellable: isCancellable(order.status) && !isDisputed(listed.balance),
    isConfirmable: isConfirmable(order.status),
    ...(order.cardLast4 && { cardLast4: order.cardLast4 }),
    ...(returnableUntil && { returnableUntil: returnableUntil.toISOString() }),
    ...(returns.length > 0 && { returns: returns.map(presentReturn) }),
  };
}

/** An order as its tracking link shows it: without name, phone number and address, except for the city. */
export function presentTrackedOrder(
  listed: ListedOrder,
  { origin, language }: View,
  { isMoneyUnderWay }: { isMoneyUnderWay: boolean },
) {
  const { order } = listed;
  const cartItems = listed.lines.map(({ line }) =>
    presentLine(line, {
      _id: line.productId,
      title: titleIn(line, language),
      imageCover: writePictureUrl(origin, line.cover),
    }),
  );
  const { user: _, shippingAddress: __, ...facts } = presentFields(order, undefined, cartItems);
  const duePiastres = findDuePiastres(order);
  return {
    ...facts,
    city: order.city,
    ...presentProgress(listed),
    ...(duePiastres > 0 && {
      due: { price: toEgp(duePiastres), isDifference: !isUnpaid(order), isPending: isMoneyUnderWay },
    }),
  };
}

/** A return as its shopper sees it. */
const presentReturn = ({ row, lines, events }: ListedReturn): OrderReturn => ({
  _id: row.id,
  kind: row.kind,
  reason: row.reason,
  status: row.status,
  note: row.note,
  ...(row.answer && { answer: row.answer }),
  lines: lines.map(({ orderLineId, count }) => ({ lineId: orderLineId, count })),
  history: events.map(({ status, at }) => ({ status, at: at.toISOString() })),
});
