/** The desk's calls about delivery days. */
import * as v from 'valibot';
import {
  changeDelivery,
  changeDeliveryTable,
  deliveryChange,
  deliveryTableChange,
} from '#api/delivery/delivery-days.ts';
import { readDeliveryTable } from '#api/delivery/queries.ts';
import { deliveryStaffCalls } from '#contract/delivery/staff-calls.ts';
import { defineDeskCall } from './desk-call.ts';

export const deliveryCalls = {
  listDelivery: defineDeskCall({
    call: deliveryStaffCalls.listDelivery,
    input: v.object({}),
    run: async ({ db }) => readDeliveryTable(db),
  }),
  setDelivery: defineDeskCall({
    act: 'delivery.changed',
    call: deliveryStaffCalls.setDelivery,
    input: deliveryChange,
    run: async ({ openOrderDeps }, given) => ({ data: await changeDelivery(await openOrderDeps(), given) }),
  }),
  setDeliveryTable: defineDeskCall({
    act: 'delivery.changed',
    call: deliveryStaffCalls.setDeliveryTable,
    input: deliveryTableChange,
    run: async ({ openOrderDeps }, given) => changeDeliveryTable(await openOrderDeps(), given),
  }),
};
