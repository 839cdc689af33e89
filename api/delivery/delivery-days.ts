/** Delivery days of governorates: the call that lists them, and the operator's change. */
import * as v from 'valibot';
import { DELIVERY, recordChange } from '#api/catalogue/changes.ts';
import type { Api, OrderDeps } from '#api/dependencies.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { deliveryCalls } from '#contract/delivery/calls.ts';
import { deliveryDaysRequest } from '#contract/delivery/staff-calls.ts';
import {
  GOVERNORATES,
  type Governorate,
  hasNameOfGovernorate,
  listGovernorates,
} from '#contract/governorates.ts';
import { listDeliveryDays, setDeliveryDays } from './queries.ts';

/** Serves the delivery days, cached until the operator changes them. */
export function serveDelivery(api: Api, { serveCached }: CallRoutes): void {
  serveCached(deliveryCalls.listDeliveryDays, async (_c, _query, { uses }) => {
    uses(DELIVERY);
    return { data: await listDeliveryDays(api.db) };
  });
}

/** Finds a governorate by its code, or by its name in either language. */
function parseGovernorate(text: string): Governorate | undefined {
  const wanted = text.trim().toLowerCase();
  return listGovernorates().find(
    (code) =>
      code.toLowerCase() === wanted ||
      GOVERNORATES[code].en.toLowerCase() === wanted ||
      hasNameOfGovernorate(wanted, code),
  );
}

export const deliveryChange = v.pipe(
  v.object({
    governorate: v.pipe(
      v.string('A governorate is named by its code or name.'),
      v.check(
        (text) => parseGovernorate(text) !== undefined,
        ({ input }) =>
          `There is no governorate '${input}'; there are ${listGovernorates()
            .map((code) => `${GOVERNORATES[code].en} (${code})`)
            .join(', ')}.`,
      ),
      v.transform((text) => parseGovernorate(text) as Governorate),
    ),
    ...deliveryDaysRequest.entries,
  }),
  v.check(({ fromDays, toDays }) => fromDays <= toDays, 'The first of the two days is the earlier one.'),
);

/** Changes the delivery days of a governorate and invalidates pages and answers that contain them. */
export async function changeDelivery(
  { db, changes, audit }: Pick<OrderDeps, 'db' | 'changes' | 'audit'>,
  change: v.InferOutput<typeof deliveryChange>,
) {
  const { governorate, ...count } = change;
  await db.transaction(async (tx) => {
    const before = (await listDeliveryDays(tx)).find((days) => days.governorate === governorate);
    await setDeliveryDays(tx, governorate, count);
    const label = GOVERNORATES[governorate].en;
    await audit?.(tx, { id: governorate, label, ...(before && { before }), after: change });
    await recordChange(tx, [DELIVERY]);
  });
  await changes.publish();
  return change;
}
