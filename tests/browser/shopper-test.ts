import { type Signed, signUp } from '#tests/setup/shop-client.ts';
import { carryToken } from './carry-token.ts';
import { test as shopTest } from './shop-test.ts';

/** Tests in which somebody new is signed in, in every page of the browser. */
export const test = shopTest.extend<{ shopper: Signed }>({
  shopper: async ({ shop, context }, use, { testId, retry }) => {
    const shopper = await signUp(shop.url, `${testId}-${retry}-${Date.now()}@example.com`);
    await carryToken(context, shopper.token);
    await use(shopper);
  },
});
