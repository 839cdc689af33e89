/** Prepares and reads a shopper's data through the API. */
import type { BrowserContext, Page } from '@playwright/test';
import type { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import type { SignedInShopper } from '#tests/setup/shop-client.ts';

/** Signs in with this token, in every document from now on. */
export async function signInWithToken(target: BrowserContext | Page, token: string): Promise<void> {
  await target.addInitScript((value) => {
    // A new tab starts with about:blank, which has no storage.
    if (location.origin !== 'null') localStorage.setItem('Token', value);
  }, token);
}

export async function addToWishList(
  shop: string,
  { token }: SignedInShopper,
  ...products: (typeof demoCatalogue.products)[number][]
): Promise<void> {
  for (const { id } of products) {
    const answer = await fetch(`${shop}/api/v1/wishlist`, {
      method: 'POST',
      headers: { token, 'content-type': 'application/json' },
      body: JSON.stringify({ productId: id }),
    });
    if (!answer.ok) throw new Error(`not on the wish list: ${await answer.text()}`);
  }
}

/** The ids of the products on the wish list. */
export async function readWishList(
  shop: string,
  { token }: Pick<SignedInShopper, 'token'>,
): Promise<string[]> {
  const answer = await fetch(`${shop}/api/v1/wishlist`, { headers: { token } });
  const { data } = (await answer.json()) as { data: { _id: string }[] };
  return data.map(({ _id }) => _id);
}
