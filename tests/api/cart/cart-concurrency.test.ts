import { describe, expect, test } from 'vitest';
import { readCartForOrder } from '#api/cart/queries.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { carts } from '#api/schema/cart.ts';
import { products } from '#api/schema/catalogue.ts';
import { other, plain } from '#tests/setup/cart-products.ts';
import { openTestShop, type Shopper } from '#tests/setup/test-shop.ts';
import { waitForLocks } from '#tests/setup/watch-database.ts';

const shop = await openTestShop();

const add = ({ token }: Shopper, productId: string) => shop.post('/api/v1/cart', { productId }, { token });
const read = async ({ token }: Shopper) => (await shop.get('/api/v1/cart', { token })).body;
const repeat = <Result>(n: number, run: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: n }, (_, at) => run(at)));

describe('parallel adds', () => {
  test('20 of one product, without a cart yet, make one cart with count 20', async () => {
    const shopper = await shop.addShopper();
    const answers = await repeat(20, () => add(shopper, plain.id));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.cartId)).size).toBe(1);
    expect(await read(shopper)).toMatchObject({ numOfCartItems: 1, data: { products: [{ count: 20 }] } });
  });

  test('of two different products, without a cart yet, make one cart with both', async () => {
    for (let round = 0; round < 10; round++) {
      const shopper = await shop.addShopper();
      await Promise.all([add(shopper, plain.id), add(shopper, other.id)]);
      expect(await read(shopper)).toMatchObject({ numOfCartItems: 2 });
      expect(await shop.api.db.$count(carts, eq(carts.userId, shopper.id))).toBe(1);
    }
  });

  test('20 of one product with 7 in stock: 7 are added, 13 are refused', async () => {
    await shop.api.db.update(products).set({ quantity: 7 }).where(eq(products.id, other.id));
    const shopper = await shop.addShopper();
    const answers = await repeat(20, () => add(shopper, other.id));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(13);
    expect(await read(shopper)).toMatchObject({ data: { products: [{ count: 7 }] } });
  });

  test('of two shoppers do not mix', async () => {
    const [sara, omar] = [await shop.addShopper('Sara'), await shop.addShopper('Omar')];
    await repeat(20, (at) => add(at % 4 === 0 ? omar : sara, plain.id));
    expect(await read(sara)).toMatchObject({ data: { cartOwner: sara.id, products: [{ count: 15 }] } });
    expect(await read(omar)).toMatchObject({ data: { cartOwner: omar.id, products: [{ count: 5 }] } });
  });
});

test('concurrent adds, changes, removals and clearings never leave a wrong count', async () => {
  await shop.api.db.update(products).set({ quantity: 7 }).where(eq(products.id, other.id));
  const shopper = await shop.addShopper();
  const { token } = shopper;
  const line = `/api/v1/cart/${other.id}`;
  const actions = [
    () => add(shopper, other.id),
    () => add(shopper, plain.id),
    () => shop.put(line, { count: 7 }, { token }),
    () => shop.put(line, { count: 8 }, { token }),
    () => shop.delete(line, { token }),
    () => shop.get('/api/v1/cart', { token }),
    () => shop.delete('/api/v1/cart', { token }),
  ];
  for (let round = 0; round < 10; round++) {
    const answers = await repeat(28, (at) => (actions[(at * 5 + round) % actions.length] ?? read)(shopper));
    for (const { status } of answers) expect([200, 400, 404]).toContain(status);
    const { body } = await shop.get('/api/v1/cart', { token });
    for (const { count, product } of body.data.products) {
      expect(count).toBeGreaterThanOrEqual(1);
      expect(count).toBeLessThanOrEqual(product.quantity);
    }
    expect(new Set(body.data.products.map(({ _id }: { _id: string }) => _id)).size).toBe(body.numOfCartItems);
  }
});

describe('readCartForOrder', () => {
  test('reads the lines of the shopper’s cart with their products, in order', async () => {
    const shopper = await shop.addShopper();
    await add(shopper, plain.id);
    await add(shopper, other.id);
    const { cartId } = await read(shopper);
    const cart = await shop.api.db.transaction((tx) => readCartForOrder(tx, shopper.id, cartId));
    expect(cart).toMatchObject({
      id: cartId,
      userId: shopper.id,
      lines: [
        {
          count: 1,
          product: { id: plain.id, titleEn: plain.title.en, ratingsAverage: plain.ratingsAverage },
        },
        { count: 1, product: { id: other.id } },
      ],
    });
  });

  test('finds nothing for another shopper, or by an unknown id', async () => {
    const [sara, omar] = [await shop.addShopper('Sara'), await shop.addShopper('Omar')];
    await add(sara, plain.id);
    const { cartId } = await read(sara);
    await shop.api.db.transaction(async (tx) => {
      expect(await readCartForOrder(tx, omar.id, cartId)).toBeUndefined();
      expect(await readCartForOrder(tx, sara.id, 'f'.repeat(24))).toBeUndefined();
    });
  });

  // Only on PostgreSQL: the embedded engine runs one transaction at a time, so every change waits there anyway.
  test.runIf(shop.database.engine === 'postgres')(
    'makes every change of the cart wait for the end of the transaction',
    async () => {
      const shopper = await shop.addShopper();
      const { token } = shopper;
      await add(shopper, plain.id);
      const { cartId } = await read(shopper);
      const line = `/api/v1/cart/${plain.id}`;
      const done: string[] = [];
      const actions = await shop.api.db.transaction(async (tx) => {
        await readCartForOrder(tx, shopper.id, cartId);
        const started = [
          add(shopper, plain.id).then(() => done.push('added')),
          shop.put(line, { count: 3 }, { token }).then(() => done.push('set')),
          shop.delete(line, { token }).then(() => done.push('removed')),
          shop.delete('/api/v1/cart', { token }).then(() => done.push('cleared')),
        ];
        await waitForLocks(shop.database, started.length);
        expect(done).toEqual([]);
        return started;
      });
      await Promise.all(actions);
      expect(done).toHaveLength(4);
    },
  );
});
