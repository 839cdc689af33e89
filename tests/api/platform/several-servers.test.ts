import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { deleteOldChanges, recordChange } from '#api/catalogue/changes.ts';
import { createApi } from '#api/create-api.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import { catalogueChanges } from '#api/schema/catalogue.ts';
import { announceChange } from '#tests/setup/announce-change.ts';
import { LONG_WAIT } from '#tests/setup/test-settings.ts';
import { ORIGIN } from '#tests/setup/test-shop.ts';
import { watchQueries } from '#tests/setup/watch-database.ts';
import { first, openHotShop } from './hot-shop.ts';

const shop = await openHotShop();
const { passTime, sell } = shop;

describe.runIf(shop.database.engine === 'postgres')('several servers on one database', () => {
  const path = `/api/v1/products/${first.id}?fields=quantity`;
  const quantityAt = async (app: typeof shop.app) => {
    const answer = await app.request(`${ORIGIN}${path}`, {}, { origin: ORIGIN });
    return ((await answer.json()) as { data: { quantity: number } }).data.quantity;
  };

  test('a change at one server is seen by the other within a second while requests come in', async () => {
    const other = await createApi(shop.api);
    await sell(first.id, 40);
    passTime(10_000);
    expect(await quantityAt(other.app)).toBe(40);
    await sell(first.id, 39);
    passTime(999);
    expect(await quantityAt(other.app)).toBe(40);
    passTime(1);
    // This request is answered from the cache and starts a poll for changes; a later request sees the change.
    expect(await quantityAt(other.app)).toBe(40);
    await vi.waitUntil(async () => (await quantityAt(other.app)) === 39, LONG_WAIT);
  });

  test('a server without recent requests polls for changes before it answers', async () => {
    const other = await createApi(shop.api);
    expect(await quantityAt(other.app)).toBe(39);
    await sell(first.id, 38);
    passTime(60_000);
    expect(await quantityAt(other.app)).toBe(38);
  });

  test('a server polls at most once a second, however many requests come', async () => {
    const other = await createApi(shop.api);
    await quantityAt(other.app);
    passTime(1_000);
    const execute = vi.spyOn(shop.api.db, 'execute');
    const queries = watchQueries(shop.database);
    await Promise.all(Array.from({ length: 50 }, () => quantityAt(other.app)));
    expect(execute).toHaveBeenCalledOnce();
    expect(queries()).toBe(0);
  });

  test('the cache still answers while changes cannot be read', async () => {
    const other = await createApi(shop.api);
    const before = await quantityAt(other.app);
    passTime(60_000);
    vi.spyOn(shop.api.db, 'execute').mockRejectedValue(new Error('away'));
    expect(await quantityAt(other.app)).toBe(before);
  });

  test('a change is seen even if later ones were committed before it', async () => {
    const other = await createApi(shop.api);
    const before = other.api.changes.now();
    await shop.api.db.transaction(async (early) => {
      await recordChange(early, ['early']);
      await announceChange(shop.api, ['late']);
      await other.api.changes.refresh();
      expect(other.api.changes.now()).toBe(before + 1);
    });
    await other.api.changes.refresh();
    expect(other.api.changes.now()).toBe(before + 2);
    await other.api.changes.refresh();
    expect(other.api.changes.now()).toBe(before + 2);
  });

  test('a server is notified, also after its connection was cut', async () => {
    const other = await createApi(shop.api);
    const listening = other.api.changes.listen();
    onTestFinished(() => listening.close());
    const isListening = sql`datname = current_database() and query like 'listen%'`;
    const countListening = async () =>
      (await shop.api.db.execute(sql`select pid from pg_stat_activity where ${isListening}`)).rows.length;
    const expectNotification = async () => {
      await vi.waitUntil(async () => (await countListening()) === 1, LONG_WAIT);
      const before = other.api.changes.now();
      // With a fixed clock the server does not poll.
      await sell(first.id, 30);
      await vi.waitUntil(() => other.api.changes.now() > before, LONG_WAIT);
    };
    await expectNotification();
    await shop.api.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where ${isListening}`,
    );
    await vi.waitUntil(async () => (await countListening()) === 0, LONG_WAIT);
    await expectNotification();
  });

  test('old changes are deleted; a server that missed them clears its cache', async () => {
    const other = await createApi(shop.api);
    expect(await quantityAt(other.app)).toBe(30);
    await sell(first.id, 29);
    const age = (hours: number) => sql`clock_timestamp() - make_interval(hours => ${hours}::int)`;
    await announceChange(shop.api, ['kept']);
    await shop.api.db
      .update(catalogueChanges)
      .set({ at: age(2) })
      .where(sql`not 'kept' = any(topics)`);
    await deleteOldChanges(shop.api.db);
    expect(await shop.api.db.select({ topics: catalogueChanges.topics }).from(catalogueChanges)).toEqual([
      { topics: ['kept'] },
    ]);
    passTime(2 * 60 * 60_000);
    expect(await quantityAt(other.app)).toBe(29);
  });
});
