/** The calls of the staff about delivery days. */
import * as v from 'valibot';
import { specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';

/** The database has the same limit. */
const MAX_DAYS = 60;

const days = v.pipe(
  v.number('Days are whole numbers, such as 2.'),
  v.safeInteger('Days are whole numbers, such as 2.'),
  v.minValue(0, 'Days are 0 or more.'),
  v.maxValue(MAX_DAYS, `Days are ${MAX_DAYS} at most.`),
);
export const deliveryDaysRequest = v.object({ fromDays: days, toDays: days });

const deliveryDays = v.object({ governorate: v.string(), fromDays: v.number(), toDays: v.number() });
export const deliveryTable = v.object({
  /** Identifies this version of the whole table. */
  version: v.string(),
  data: v.array(deliveryDays),
});

export const deliveryTableRequest = v.object({
  version: v.string('Send the version that the change was made from.'),
  days: v.array(
    v.object(
      {
        governorate: v.string('A governorate is named by its code.'),
        ...deliveryDaysRequest.entries,
      },
      'Send a list of governorates with their days.',
    ),
    'Send a list of governorates with their days.',
  ),
});

export const listDelivery = defineCall()({
  path: '/delivery',
  audience: 'staff',
  permission: 'shop.read',
  answer: deliveryTable,
});
export const setDelivery = defineCall<{ body: typeof deliveryDaysRequest }>()({
  method: 'PUT',
  path: '/delivery/{governorate}',
  audience: 'staff',
  permission: 'settings.change',
  answer: v.object({ data: deliveryDays }),
});

export const setDeliveryTable = defineCall<{ body: typeof deliveryTableRequest }>()({
  method: 'PUT',
  path: '/delivery',
  audience: 'staff',
  permission: 'settings.change',
  answer: deliveryTable,
});

export const deliveryStaffCalls = /* @__PURE__ */ specifyCalls({
  listDelivery: {
    call: listDelivery,
    tag: 'Orders',
    summary: 'Lists how many days a parcel takes to each governorate.',
    samples: { version: '9f86d081884c7d65' },
  },
  setDelivery: {
    call: setDelivery,
    tag: 'Orders',
    summary: 'Sets how many days a parcel takes to a governorate.',
    params: { governorate: 'A code of ISO 3166-2:EG, such as ALX, or the name.' },
    request: deliveryDaysRequest,
    refusals: ['invalid-request'],
  },
  setDeliveryTable: {
    call: setDeliveryTable,
    tag: 'Orders',
    summary: 'Sets how many days a parcel takes to several governorates at once.',
    notes: 'The refusal changed-meanwhile has the present table as `current`.',
    request: deliveryTableRequest,
    fields: { version: 'The version of the table that the change was made from.' },
    refusals: ['invalid-request', 'changed-meanwhile'],
    samples: { version: '9f86d081884c7d65' },
  },
});
