import { type SignedInShopper, signUp } from '#tests/setup/shop-client.ts';
import { test as quietTest } from './quiet-test.ts';
import { signInWithToken } from './shopper.ts';

interface ShopFixtures {
  shop: { url: string };
  /** A new shopper. A test that uses this fixture is signed in on every page of its browser. */
  shopper: SignedInShopper;
  /** A new shopper whose browser is not signed in yet. */
  visitor: SignedInShopper;
}

/** Tests in a real browser against a real shop, which all of them share. */
export const test = quietTest.extend<ShopFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
  shop: async ({}, use) => {
    const url = process.env.SHARED_SHOP_URL;
    if (!url) throw new Error('The shop of this run is missing');
    await use({ url });
  },
  baseURL: async ({ shop }, use) => use(shop.url),
  visitor: async ({ shop }, use, { testId, retry }) =>
    use(await signUp(shop.url, `${testId}-${retry}-${Date.now()}@example.com`)),
  shopper: async ({ visitor, context }, use) => {
    await signInWithToken(context, visitor.token);
    await use(visitor);
  },
});
