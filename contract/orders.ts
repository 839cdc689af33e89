/** Addresses, orders and checkout: requests and answers. */
import * as v from 'valibot';
import { cartProduct } from './cart.ts';
import { EGYPTIAN_MOBILE, normalisePhone } from './rules.ts';
import { requiredText } from './text.ts';

const phone = v.pipe(
  requiredText('phone is required'),
  v.transform(normalisePhone),
  v.regex(EGYPTIAN_MOBILE, 'accept only egypt phone numbers'),
);
const shippingFields = {
  details: requiredText('details is required'),
  phone,
  city: requiredText('city is required'),
};

export const shippingAddress = v.object({
  ...shippingFields,
  postalCode: v.optional(requiredText('postalCode is required', 20)),
});
export const addressRequest = v.object({ name: requiredText('name is required'), ...shippingFields });
export const address = v.object({
  _id: v.string(),
  name: v.string(),
  details: v.string(),
  phone: v.string(),
  city: v.string(),
});
export const addressesAnswer = v.object({
  results: v.optional(v.number()),
  status: v.string(),
  message: v.optional(v.string()),
  data: v.array(address),
});
export const addressAnswer = v.object({ status: v.string(), data: address });

/** What became of the money: ours alone, beside the contract's isPaid. */
export const paymentStatus = v.picklist(['cash', 'pending', 'paid', 'failed', 'cancelled']);

const orderFields = {
  _id: v.string(),
  id: v.number(),
  taxPrice: v.optional(v.number(), 0),
  shippingPrice: v.optional(v.number(), 0),
  totalOrderPrice: v.number(),
  paymentMethodType: v.string(),
  paymentStatus: v.optional(paymentStatus),
  isPaid: v.boolean(),
  isDelivered: v.boolean(),
  paidAt: v.optional(v.string()),
  deliveredAt: v.optional(v.string()),
  shippingAddress: v.optional(
    v.object({
      details: v.string(),
      phone: v.string(),
      city: v.string(),
      postalCode: v.optional(v.string()),
    }),
  ),
  createdAt: v.optional(v.string()),
  updatedAt: v.optional(v.string()),
};
const orderLineFields = { _id: v.string(), count: v.number(), price: v.number() };

/** An order as it is answered when placed: ids, not documents. */
export const placedOrder = v.object({
  ...orderFields,
  user: v.string(),
  cartItems: v.array(v.object({ ...orderLineFields, product: v.string() })),
});
/** An order in a list: its shopper and products in full. */
export const order = v.object({
  ...orderFields,
  user: v.object({
    _id: v.string(),
    name: v.string(),
    email: v.optional(v.string()),
    phone: v.optional(v.string()),
  }),
  cartItems: v.array(v.object({ ...orderLineFields, product: v.nullish(v.partial(cartProduct)) })),
});
export const placedOrderAnswer = v.object({ status: v.string(), data: placedOrder });
export const ordersAnswer = v.array(order);
export const checkoutSessionAnswer = v.object({
  status: v.string(),
  session: v.object({
    url: v.string(),
    success_url: v.optional(v.string()),
    cancel_url: v.optional(v.string()),
  }),
});

export type ShippingAddress = v.InferOutput<typeof shippingAddress>;
export type Address = v.InferOutput<typeof address>;
export type PaymentStatus = v.InferOutput<typeof paymentStatus>;
export type Order = v.InferOutput<typeof order>;
