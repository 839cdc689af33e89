import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { forgetOldChanges, noteChange } from '#api/catalogue/changes.ts';
import { catalogueChanges } from '#api/catalogue/tables.ts';
import { createApi } from '#api/create-api.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import { tellChange } from '#tests/setup/tell-change.ts';
import { PATIENCE } from '#tests/setup/test-settings.ts';
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

  test('a change at one reaches the other within a second of visits', async () => {
    const other = await createApi(shop.api);
    await sell(first.id, 40);
    passTime(10_000);
    expect(await quantityAt(other.app)).toBe(40);
    await sell(first.id, 39);
    passTime(999);
    expect(await quantityAt(other.app)).toBe(40);
    passTime(1);
    // This request is answered from the cache and makes the server look for changes; a later one sees the change.
    expect(await quantityAt(other.app)).toBe(40);
    await vi.waitUntil(async () => (await quantityAt(other.app)) === 39, PATIENCE);
  });

  test('a server nobody visited for long asks before it answers', async () => {
    const other = await createApi(shop.api);
    expect(await quantityAt(other.app)).toBe(39);
    await sell(first.id, 38);
    passTime(60_000);
    expect(await quantityAt(other.app)).toBe(38);
  });

  test('asks at most once a second, however many visit', async () => {
    const other = await createApi(shop.api);
    await quantityAt(other.app);
    passTime(1_000);
    const execute = vi.spyOn(shop.api.db, 'execute');
    const queries = watchQueries(shop.database);
    await Promise.all(Array.from({ length: 50 }, () => quantityAt(other.app)));
    expect(execute).toHaveBeenCalledOnce();
    expect(queries()).toBe(0);
  });

  test('memory answers on while changes cannot be read', async () => {
    const other = await createApi(shop.api);
    const before = await quantityAt(other.app);
    passTime(60_000);
    vi.spyOn(shop.api.db, 'execute').mockRejectedValue(new Error('away'));
    expect(await quantityAt(other.app)).toBe(before);
  });

  test('a change is heard of whatever was committed before it was', async () => {
    const other = await createApi(shop.api);
    const before = other.api.changes.now();
    await shop.api.db.transaction(async (early) => {
      await noteChange(early, ['early']);
      await tellChange(shop.api, ['late']);
      await other.api.changes.refresh();
      expect(other.api.changes.now()).toBe(before + 1);
    });
    await other.api.changes.refresh();
    expect(other.api.changes.now()).toBe(before + 2);
    await other.api.changes.refresh();
    expect(other.api.changes.now()).toBe(before + 2);
  });

  test('a server is called, and called again after its connection was cut', async () => {
    const other = await createApi(shop.api);
    const listening = other.api.changes.listen();
    onTestFinished(() => listening.close());
    const isListening = sql`datname = current_database() and query like 'listen%'`;
    const countListening = async () =>
      (await shop.api.db.execute(sql`select pid from pg_stat_activity where ${isListening}`)).rows.length;
    const hears = async () => {
      await vi.waitUntil(async () => (await countListening()) === 1, PATIENCE);
      const before = other.api.changes.now();
      // A clock that stands still makes nobody ask.
      await sell(first.id, 30);
      await vi.waitUntil(() => other.api.changes.now() > before, PATIENCE);
    };
    await hears();
    await shop.api.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where ${isListening}`,
    );
    await vi.waitUntil(async () => (await countListening()) === 0, PATIENCE);
    await hears();
  });

  test('what is old is forgotten; a server that did not look for so long starts anew', async () => {
    const other = await createApi(shop.api);
    expect(await quantityAt(other.app)).toBe(30);
    await sell(first.id, 29);
    const age = (hours: number) => sql`clock_timestamp() - make_interval(hours => ${hours}::int)`;
    await tellChange(shop.api, ['kept']);
    await shop.api.db
      .update(catalogueChanges)
      .set({ at: age(2) })
      .where(sql`not 'kept' = any(topics)`);
    await forgetOldChanges(shop.api.db);
    expect(await shop.api.db.select({ topics: catalogueChanges.topics }).from(catalogueChanges)).toEqual([
      { topics: ['kept'] },
    ]);
    passTime(2 * 60 * 60_000);
    expect(await quantityAt(other.app)).toBe(29);
  });
});
