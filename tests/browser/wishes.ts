/** The wish list of a shopper, prepared and read by the API. */
import type { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import type { Signed } from '#tests/setup/shop-client.ts';

export async function wishFor(
  shop: string,
  { token }: Signed,
  ...products: (typeof demoCatalogue.products)[number][]
): Promise<void> {
  for (const { id } of products) {
    const answer = await fetch(`${shop}/api/v1/wishlist`, {
      method: 'POST',
      headers: { token, 'content-type': 'application/json' },
      body: JSON.stringify({ productId: id }),
    });
    if (!answer.ok) throw new Error(`no wish: ${await answer.text()}`);
  }
}

/** The ids of what is on it. */
export async function readWishes(shop: string, { token }: Pick<Signed, 'token'>): Promise<string[]> {
  const answer = await fetch(`${shop}/api/v1/wishlist`, { headers: { token } });
  const { data } = (await answer.json()) as { data: { _id: string }[] };
  return data.map(({ _id }) => _id);
}
