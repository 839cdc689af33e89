/** The desk's calls about delivery days. */
import * as v from 'valibot';
import { changeDelivery, deliveryChange } from '#api/delivery/delivery-days.ts';
import { listDeliveryDays } from '#api/delivery/queries.ts';
import { deliveryStaffCalls } from '#contract/delivery/staff-calls.ts';
import { desk } from './desk-call.ts';

export const deliveryCalls = {
  listDelivery: desk({
    call: deliveryStaffCalls.listDelivery,
    input: v.object({}),
    run: async ({ db }) => ({ data: await listDeliveryDays(db) }),
  }),
  setDelivery: desk({
    act: 'delivery.changed',
    call: deliveryStaffCalls.setDelivery,
    input: deliveryChange,
    run: async ({ openOrderDeps }, given) => ({ data: await changeDelivery(await openOrderDeps(), given) }),
  }),
};
