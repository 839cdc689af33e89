import { describe, expect, test, vi } from 'vitest';
import { createApi } from '#api/create-api.ts';
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
});
