/** The call that lists how many days a delivery takes. */
import * as v from 'valibot';
import { specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';

/** Delivery days to one governorate, as days.ts counts them. */
const deliveryDays = v.object({ governorate: v.string(), fromDays: v.number(), toDays: v.number() });
const deliveryAnswer = v.object({ data: v.array(deliveryDays) });

export const listDeliveryDays = defineCall()({ path: '/delivery', answer: deliveryAnswer });

export const deliveryCalls = /* @__PURE__ */ specifyCalls({
  listDeliveryDays: {
    call: listDeliveryDays,
    tag: 'Orders',
    summary: 'Lists how many days a parcel takes to each governorate, by its code of ISO 3166-2:EG.',
    notes: 'Days are counted in Cairo from the day of the order, Fridays left out: none are brought then.',
    samples: { governorate: 'ALX', fromDays: 2, toDays: 3 },
  },
});

export type DeliveryDays = v.InferOutput<typeof deliveryDays>;
