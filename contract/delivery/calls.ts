/** The call that lists how many days a delivery takes. */
import * as v from 'valibot';
import { specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';

/** Delivery days to one governorate, as days.ts counts them. */
const deliveryDays = v.object({ governorate: v.string(), fromDays: v.number(), toDays: v.number() });
const deliveryAnswer = v.object({
  data: v.array(deliveryDays),
  prices: v.object({
    /** The price wherever no other one is set, and if the governorate is unknown. */
    price: v.number(),
    /** Delivery is free if the items cost at least this, after discounts; null if it never is. */
    freeFrom: v.nullable(v.number()),
    byGovernorate: v.array(v.object({ governorate: v.string(), price: v.number() })),
  }),
});

export const listDeliveryDays = defineCall()({ path: '/delivery', answer: deliveryAnswer });

export const deliveryCalls = /* @__PURE__ */ specifyCalls({
  listDeliveryDays: {
    call: listDeliveryDays,
    tag: 'Orders',
    summary:
      'Lists how many days a parcel takes to each governorate and what it costs, by the code of ISO 3166-2:EG.',
    notes:
      'Days are counted in Cairo from the day of the order, Fridays left out: none are brought then. prices are those of byGovernorate, else price; delivery is free if the items cost freeFrom or more after discounts.',
    samples: {
      ...{ governorate: 'ALX', fromDays: 2, toDays: 3 },
      ...{ price: 4.99, freeFrom: 1000, byGovernorate: [{ governorate: 'ASN', price: 25 }] },
    },
  },
});

export type DeliveryDays = v.InferOutput<typeof deliveryDays>;
