import type { Order } from '#contract/orders/listed.ts';

export const NOON_TEXT = '2026-10-03T12:00:00.000Z';
export const NOON_MS = Date.parse(NOON_TEXT);

const product = {
  _id: 'p1',
  title: 'Lamp',
  imageCover: '/media/lamp.webp',
  category: { _id: 'c1', name: 'Home' },
  description: '',
  images: [],
  subcategory: [],
  ratingsAverage: 4,
  ratingsQuantity: 1,
};

/** A paid order of two lines, one of a deleted product. */
export const PAID_ORDER: Order = {
  _id: 'o1',
  id: 7,
  taxPrice: 0,
  shippingPrice: 4.99,
  totalOrderPrice: 104.97,
  vatIncluded: 12.5,
  paymentMethodType: 'card',
  paymentStatus: 'paid',
  isPaid: true,
  isDelivered: false,
  paidAt: NOON_TEXT,
  createdAt: '2026-10-02T22:30:00.000Z',
  user: { _id: 'u1', name: 'Sara' },
  shippingAddress: { details: '1 Nile St', phone: '01012345678', city: 'Cairo' },
  cartItems: [
    { _id: 'l1', count: 2, price: 29.99, product },
    { _id: 'l2', count: 1, price: 40, product: null },
  ],
};
