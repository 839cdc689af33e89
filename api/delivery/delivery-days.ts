/** Delivery days of governorates: the call that lists them, and the changes by the operator or the staff. */
import * as v from 'valibot';
import { DELIVERY_TOPIC, recordChange, SETTINGS_TOPIC } from '#api/catalogue/changes.ts';
import type { Api, OrderDeps } from '#api/dependencies.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { deliveryCalls } from '#contract/delivery/calls.ts';
import type { DeliveryPrices } from '#contract/delivery/prices.ts';
import { deliveryDaysRequest, deliveryTableRequest } from '#contract/delivery/staff-calls.ts';
import {
  GOVERNORATES,
  type Governorate,
  hasNameOfGovernorate,
  listGovernorates,
} from '#contract/governorates.ts';
import { toEgp } from '#contract/money.ts';
import { listDeliveryDays, lockDeliveryDays, readDeliveryTable, setDeliveryDays } from './queries.ts';

/** Serves the delivery days and prices, cached until they change. */
export function serveDelivery(api: Api, { serveCached }: CallRoutes): void {
  serveCached(deliveryCalls.listDeliveryDays, async (_c, _query, { uses }) => {
    uses(DELIVERY_TOPIC, SETTINGS_TOPIC);
    const { delivery } = await api.shopSettings.read();
    return { data: await listDeliveryDays(api.db), prices: presentPrices(delivery) };
  });
}

const presentPrices = ({ pricePiastres, freeFromPiastres, governoratePiastres }: DeliveryPrices) => ({
  price: toEgp(pricePiastres),
  freeFrom: freeFromPiastres === null ? null : toEgp(freeFromPiastres),
  byGovernorate: Object.entries(governoratePiastres).map(([governorate, piastres]) => ({
    governorate,
    price: toEgp(piastres),
  })),
});

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

type DeliveryChange = v.InferOutput<typeof deliveryChange>;

export const deliveryTableChange = v.object({
  ...deliveryTableRequest.entries,
  days: v.array(deliveryChange, 'Send a list of governorates with their days.'),
});

type Deps = Pick<OrderDeps, 'db' | 'changes' | 'audit'>;

/** Sets the days of one governorate, and records the change in the audit log. */
async function setDays(tx: Transaction, { governorate, ...count }: DeliveryChange, audit: Deps['audit']) {
  const before = (await listDeliveryDays(tx)).find((days) => days.governorate === governorate);
  if (before && before.fromDays === count.fromDays && before.toDays === count.toDays) return;
  await setDeliveryDays(tx, governorate, count);
  const entry = { id: governorate, label: GOVERNORATES[governorate].en };
  await audit?.(tx, { ...entry, ...(before && { before }), after: { governorate, ...count } });
}

/** Changes the delivery days of a governorate and invalidates pages and answers that contain them. */
export async function changeDelivery({ db, changes, audit }: Deps, change: DeliveryChange) {
  await db.transaction(async (tx) => {
    await lockDeliveryDays(tx);
    await setDays(tx, change, audit);
    await recordChange(tx, [DELIVERY_TOPIC]);
  });
  await changes.publish();
  return change;
}

/** Changes the delivery days of several governorates, if nobody changed the table since the given version. */
export async function changeDeliveryTable(
  { db, changes, audit }: Deps,
  { version, days }: v.InferOutput<typeof deliveryTableChange>,
) {
  const table = await db.transaction(async (tx) => {
    await lockDeliveryDays(tx);
    const current = await readDeliveryTable(tx);
    if (current.version !== version) throw refuse('changed-meanwhile', { current });
    for (const change of days) await setDays(tx, change, audit);
    await recordChange(tx, [DELIVERY_TOPIC]);
    return readDeliveryTable(tx);
  });
  await changes.publish();
  return table;
}
