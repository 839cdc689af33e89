/** The last use of a code, wanted by many at two servers. */
import { expect, test } from 'vitest';
import { discounts } from '#api/schema/discounts.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { addCode } from '#tests/setup/discount-codes.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTwoServers } from '#tests/setup/two-servers.ts';

test.skipIf(process.env.ENGINE === 'pglite')(
  'of ten shoppers at two servers who want the last three uses, three get them',
  async () => {
    const { servers, faults } = await openTwoServers();
    const { db } = servers[0].api;
    const code = await addCode(db, { maxUses: 3 });
    const shoppers = await Promise.all(
      Array.from({ length: 10 }, async (_, at) => {
        const shop = servers[at % 2] ?? servers[0];
        const steps = createShopSteps(shop);
        const shopper = await steps.addShopperWithCart(plain.id);
        await shop.put('/api/v2/cart/applyCoupon', { couponName: code }, shopper);
        const address = { ...ADDRESS, phone: `0106000000${at}` };
        return () => steps.placeCash(shopper, shopper.cartId, { shippingAddress: address });
      }),
    );
    const answers = await Promise.all(shoppers.map((place) => place()));
    const codes = answers.map(({ status, body }) => (status === 201 ? 'placed' : body.code)).sort();
    expect(codes).toEqual([...Array(7).fill('coupon-used-up'), ...Array(3).fill('placed')]);
    expect((await db.select().from(discounts))[0]?.uses).toBe(3);
    expect(faults).toEqual([]);
  },
);
