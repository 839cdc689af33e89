import { expect, test } from 'vitest';
import {
  applyDueChanges,
  listScheduled,
  scheduleChange,
  withdrawScheduled,
} from '#api/catalogue/write/scheduled-changes.ts';
import type { Actor } from '#api/dependencies.ts';
import { newId } from '#api/platform/database/columns.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { productChanges } from '#api/schema/product-changes.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { api } = shop;
const { readProduct } = createShopSteps(shop);
const actor: Actor = {
  staffId: newId(),
  name: 'Mona Adel',
  role: 'manager',
  via: 'counter',
  address: '127.0.0.1',
};
const HOUR_MS = 3_600_000;

const plan = (hours: number, set: Parameters<typeof scheduleChange>[2]['set']) =>
  api.db.transaction((tx) =>
    scheduleChange(tx, actor, { productId: plain.id, at: new Date(api.clock() + hours * HOUR_MS), set }),
  );

test('an offer starts and ends at its time, and what can’t be made has a problem', async () => {
  const { pricePiastres } = await readProduct(plain.id);
  const offer = pricePiastres - 100;
  await plan(1, { offerPiastres: offer });
  await plan(2, { offerPiastres: null });
  await plan(3, { offerPiastres: pricePiastres + 1 });
  const withdrawn = await plan(1, { isListed: false });
  expect(await api.db.transaction((tx) => withdrawScheduled(tx, actor, withdrawn.id))).toBe(true);
  await applyDueChanges(api);
  expect((await readProduct(plain.id)).offerPiastres).toBeNull();
  shop.passTime(HOUR_MS);
  await Promise.all([applyDueChanges(api), applyDueChanges(api)]);
  expect(await readProduct(plain.id)).toMatchObject({ offerPiastres: offer, isListed: true });
  const [change] = await api.db.select().from(productChanges).where(eq(productChanges.cause, 'schedule'));
  expect(change).toMatchObject({ name: actor.name, after: { offerPiastres: offer } });
  shop.passTime(2 * HOUR_MS);
  await applyDueChanges(api);
  expect((await readProduct(plain.id)).offerPiastres).toBeNull();
  expect((await listScheduled(api.db, plain.id)).map(({ problem }) => problem)).toEqual([
    null,
    null,
    'offer-not-below-price',
  ]);
  expect(await api.db.transaction((tx) => withdrawScheduled(tx, actor, withdrawn.id))).toBe(false);
});
