/** Delivery days of governorates: the call that lists them, and the operator's change. */
import * as v from 'valibot';
import { DELIVERY, recordChange } from '#api/catalogue/changes.ts';
import type { Api, OrderDeps } from '#api/dependencies.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { deliveryCalls } from '#contract/delivery/calls.ts';
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

/** The database has the same limit. */
const MAX_DAYS = 60;

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

const days = v.pipe(
  v.number('Days are whole numbers, such as 2.'),
  v.safeInteger('Days are whole numbers, such as 2.'),
  v.minValue(0, 'Days are 0 or more.'),
  v.maxValue(MAX_DAYS, `Days are ${MAX_DAYS} at most.`),
);

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
    fromDays: days,
    toDays: days,
  }),
  v.check(({ fromDays, toDays }) => fromDays <= toDays, 'The first of the two days is the earlier one.'),
);

/** Changes the delivery days of a governorate and invalidates pages and answers that contain them. */
export async function changeDelivery(
  { db, changes }: Pick<OrderDeps, 'db' | 'changes'>,
  change: v.InferOutput<typeof deliveryChange>,
) {
  const { governorate, ...count } = change;
  await db.transaction(async (tx) => {
    await setDeliveryDays(tx, governorate, count);
    await recordChange(tx, [DELIVERY]);
  });
  await changes.publish();
  return change;
}
