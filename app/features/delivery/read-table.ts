import { shopClient } from '#app/features/session/shop-client.ts';
import { type DeliveryDays, listDeliveryDays } from '#contract/delivery/calls.ts';

let table: Promise<DeliveryDays[]> | undefined;

/** How long parcels take to each governorate, asked once for as long as the page is open. */
export function readTable(): Promise<DeliveryDays[]> {
  table ??= shopClient(listDeliveryDays).then(({ data }) => data);
  table.catch(() => {
    table = undefined;
  });
  return table;
}
