/** The data that a shopper can download: everything the shop stores about them. */
import * as v from 'valibot';
import { address } from './address-book.ts';
import { profile } from './profile.ts';

const moment = v.string();
const product = { product: v.string(), title: v.string() };

const order = v.object({
  number: v.number(),
  orderNumber: v.string(),
  status: v.string(),
  paymentMethod: v.string(),
  gateway: v.string(),
  language: v.string(),
  itemsPrice: v.number(),
  discountPrice: v.number(),
  coupon: v.nullable(v.string()),
  shippingPrice: v.number(),
  vatIncluded: v.number(),
  totalPrice: v.number(),
  shippingAddress: v.object({
    details: v.string(),
    phone: v.string(),
    city: v.string(),
    postalCode: v.nullable(v.string()),
    governorate: v.nullable(v.string()),
    area: v.nullable(v.string()),
    recipient: v.nullable(v.string()),
    landmark: v.nullable(v.string()),
    secondPhone: v.nullable(v.string()),
  }),
  carrier: v.nullable(v.string()),
  trackingNumber: v.nullable(v.string()),
  createdAt: moment,
  paidAt: v.nullable(moment),
  deliveredAt: v.nullable(moment),
  lines: v.array(v.object({ ...product, count: v.number(), price: v.number() })),
  events: v.array(v.object({ event: v.string(), status: v.string(), by: v.string(), at: moment })),
  returns: v.array(
    v.object({
      kind: v.string(),
      reason: v.string(),
      status: v.string(),
      note: v.string(),
      answer: v.nullable(v.string()),
      lines: v.array(v.object({ ...product, count: v.number() })),
      events: v.array(v.object({ status: v.string(), by: v.string(), at: moment })),
    }),
  ),
  payments: v.array(v.object({ kind: v.string(), amount: v.number(), currency: v.string(), at: moment })),
});

export const personalData = v.object({
  createdAt: moment,
  profile: v.object({ ...profile.entries, email: v.nullable(v.string()) }),
  /** Former email addresses that a link in an email can still restore. */
  formerEmails: v.array(v.object({ email: v.string(), until: moment })),
  addresses: v.array(address),
  orders: v.array(order),
  reviews: v.array(
    v.object({
      ...product,
      review: v.string(),
      rating: v.number(),
      /** Why the shop hid the review; null while it is public. */
      hiddenReason: v.nullable(v.string()),
      createdAt: moment,
      updatedAt: moment,
    }),
  ),
  /** Reviews of others that the shopper reported. */
  reports: v.array(v.object({ review: v.string(), reason: v.string(), createdAt: moment })),
  questions: v.array(
    v.object({
      ...product,
      question: v.string(),
      answer: v.nullable(v.string()),
      createdAt: moment,
      answeredAt: v.nullable(moment),
    }),
  ),
  wishList: v.array(v.object(product)),
  stockAlerts: v.array(v.object({ ...product, createdAt: moment })),
  cart: v.nullable(
    v.object({
      createdAt: moment,
      updatedAt: moment,
      lines: v.array(v.object({ ...product, count: v.number() })),
    }),
  ),
  savedForLater: v.array(v.object({ ...product, count: v.number() })),
  /** The staff's notes about the shopper. */
  notes: v.array(v.object({ text: v.string(), at: moment })),
  /** Blocks that refuse the shopper's cash orders or all their orders. */
  blocks: v.array(
    v.object({ kind: v.string(), reason: v.string(), at: moment, liftedAt: v.nullable(moment) }),
  ),
});

export type PersonalData = v.InferOutput<typeof personalData>;
