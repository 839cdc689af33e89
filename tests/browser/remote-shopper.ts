/** Set-up at the fake provider, without a browser. */
import type { Page } from '@playwright/test';
import type { FakeProduct } from '#tests/setup/fake-provider/catalogue.ts';
import { answerJson } from '#tests/setup/fake-provider/faults.ts';
import type { FakeProvider } from '#tests/setup/fake-provider.ts';
import { signInWithToken } from './shopper.ts';

/** Signs the fake provider's shopper in, in every page from now on; returns the token. */
export async function signIn(page: Page, provider: FakeProvider): Promise<string> {
  const token = provider.signIn();
  await signInWithToken(page, token);
  return token;
}

/** Puts one piece of each product into the cart. */
export async function fillCart(
  { host }: FakeProvider,
  token: string,
  products: readonly Pick<FakeProduct, '_id'>[],
): Promise<void> {
  for (const { _id: productId } of products) {
    const answer = await fetch(`${host}/api/v1/cart`, {
      method: 'POST',
      headers: { token, 'content-type': 'application/json' },
      body: JSON.stringify({ productId }),
    });
    if (!answer.ok) throw new Error(`not in the cart: ${await answer.text()}`);
  }
}

/** The first two products of the catalogue. */
export function findFirstTwo({ catalogue }: FakeProvider): [FakeProduct, FakeProduct] {
  const [first, second] = catalogue.products;
  if (!first || !second) throw new Error('the fake provider sells something');
  return [first, second];
}

/** Lists only these products: a page with few cards loads faster. */
export function listOnly(provider: FakeProvider, products: readonly FakeProduct[]): () => void {
  return provider.on(
    'GET',
    '/api/v1/products',
    answerJson(200, { results: products.length, data: products }),
  );
}
