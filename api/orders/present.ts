/** Orders as the contract's documents, key order as clients see it at the provider. */

import type { User } from '#api/account/tables.ts';
import { presentParents, presentSubcategories, titleIn, type View } from '#api/catalogue/present.ts';
import { pictureUrl } from '#api/platform/pictures/names.ts';
import { toEgp } from '#contract/money.ts';
import type { PaymentStatus } from '#contract/orders/answers.ts';
import type { listOrders, OrderLineRow, OrderRow, OrderWithLines } from './queries.ts';
import type { OrderStatus } from './transitions.ts';

/** A refund that is due shows as paid, because the shop has the money until it is sent back. */
const PAYMENT_STATUS: Record<OrderStatus, PaymentStatus> = {
  placed: 'cash',
  pending: 'pending',
  paid: 'paid',
  refund_due: 'paid',
  failed: 'failed',
  cancelled: 'cancelled',
  replaced: 'cancelled',
};

function presentFields<Shopper, Item>(order: OrderRow, user: Shopper, cartItems: Item[]) {
  const paymentStatus = PAYMENT_STATUS[order.status];
  return {
    taxPrice: toEgp(order.taxPiastres),
    shippingPrice: toEgp(order.shippingPiastres),
    totalOrderPrice: toEgp(order.totalPiastres),
    paymentMethodType: order.paymentMethod,
    paymentStatus,
    isPaid: paymentStatus === 'paid',
    isDelivered: order.deliveredAt !== null,
    _id: order.id,
    user,
    cartItems,
    shippingAddress: {
      details: order.details,
      phone: order.phone,
      city: order.city,
      ...(order.postalCode && { postalCode: order.postalCode }),
    },
    ...(order.paidAt && { paidAt: order.paidAt.toISOString() }),
    ...(order.deliveredAt && { deliveredAt: order.deliveredAt.toISOString() }),
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    id: order.number,
    __v: 0,
  };
}

const presentLine = <Product>(line: OrderLineRow, product: Product) => ({
  count: line.count,
  _id: line.id,
  product,
  price: toEgp(line.pricePiastres),
});

/** An order as it is answered when placed: ids, not documents. */
export function presentPlacedOrder({ order, lines }: OrderWithLines) {
  const cartItems = lines.map((line) => presentLine(line, line.productId));
  return presentFields(order, order.userId, cartItems);
}

/** A shopper inside an order. */
export function presentShopper({ id, name, email, phone }: User) {
  return { _id: id, name, email, phone };
}

type ListedOrder = Awaited<ReturnType<typeof listOrders>>[number];
type ListedProduct = ListedOrder['lines'][number]['product'];

/** Title and cover as they were bought; the rest as the shop has it now, if it still has the product. */
function presentProduct(line: OrderLineRow, product: ListedProduct, view: View) {
  return {
    subcategory: presentSubcategories(product?.subcategoryIds ?? [], view),
    ratingsQuantity: product?.ratingsQuantity ?? 0,
    _id: line.productId,
    title: titleIn(line, view.language),
    imageCover: pictureUrl(view.origin, line.cover),
    ...(product ? presentParents(product, view) : { category: null, brand: null }),
    ratingsAverage: product?.ratingsAverage ?? 0,
    id: line.productId,
  };
}

const NO_ADDRESS = { details: '', phone: '', city: '' };

/** An order for whoever knows its shopper's id: in the same shape, without name, phone and address. */
export function presentAnonymousOrder({ order, lines }: ListedOrder, view: View) {
  const cartItems = lines.map(({ line, product }) => presentLine(line, presentProduct(line, product, view)));
  const user = { _id: order.userId, name: '', email: '', phone: '' };
  return { ...presentFields(order, user, cartItems), shippingAddress: NO_ADDRESS };
}

/** An order in a list: its shopper and products in full. */
export function presentOrder({ order, lines }: ListedOrder, user: User, view: View) {
  const cartItems = lines.map(({ line, product }) => presentLine(line, presentProduct(line, product, view)));
  return presentFields(order, presentShopper(user), cartItems);
}
