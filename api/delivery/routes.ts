import { DELIVERY } from '#api/catalogue/changes.ts';
import type { Api } from '#api/dependencies.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { deliveryCalls } from '#contract/delivery/calls.ts';
import { listDeliveryDays } from './queries.ts';

/** How long parcels take. Cached until the operator changes it. */
export function serveDelivery(api: Api, { serveCached }: CallRoutes): void {
  serveCached(deliveryCalls.listDeliveryDays, async (_c, _query, { uses }) => {
    uses(DELIVERY);
    return { data: await listDeliveryDays(api.db) };
  });
}
