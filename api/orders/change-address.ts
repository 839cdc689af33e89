/** Changes of an order's address by the staff, until the order is shipped. */
import { toOptionalColumns } from '#api/account/address-columns.ts';
import { estimateDelivery } from '#api/delivery/queries.ts';
import type { OrderDeps } from '#api/dependencies.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import type { ShippingAddress } from '#contract/orders/requests.ts';
import { refuseAction } from './action-refused.ts';
import { runOrderAction } from './actions.ts';
import { moveOrder } from './move-order.ts';
import type { OrderRow } from './queries.ts';

const ADDRESS_COLUMNS = [
  ...(['details', 'phone', 'city', 'postalCode', 'governorate'] as const),
  ...(['area', 'recipient', 'landmark', 'secondPhone'] as const),
];

const pickAddress = (order: OrderRow) =>
  Object.fromEntries(ADDRESS_COLUMNS.map((name) => [name, order[name]])) as Pick<
    OrderRow,
    (typeof ADDRESS_COLUMNS)[number]
  >;

/** Changes the address; refuses if the order is no longer at this version. */
export const changeAddress = (
  api: OrderDeps,
  orderId: string,
  { address, version }: { address: ShippingAddress; version: number },
) =>
  runOrderAction(api, orderId, async (tx, order) => {
    const before = pickAddress(order);
    if (order.version !== version)
      throw refuse('changed-meanwhile', { current: { ...before, version: order.version } });
    const { details, phone, city, postalCode = null } = address;
    const set = { details, phone, city, postalCode, ...toOptionalColumns(address) };
    const expected = await estimateDelivery(tx, address, new Date(api.clock()));
    const event = 'address_changed';
    const moved = await moveOrder(api, tx, order, {
      event,
      by: 'shop',
      set: { ...set, ...expected },
      before,
    });
    if (!moved) throw refuseAction(order, event);
    return moved;
  });
