import { presentProduct, viewFor } from '#api/catalogue/present.ts';
import type { Api } from '#api/dependencies.ts';
import { refuse, refuseField } from '#api/platform/http/refusal.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { MAX_WISHES } from '#contract/constants.ts';
import { wishListCalls } from '#contract/wish-list/calls.ts';
import { prepareWishQueries } from './queries.ts';

/** The wish list's calls. Changes are answered with ids only, as the remote provider does (docs/departures.md). */
export function serveWishList(api: Api, { serve, guardBelow }: CallRoutes): void {
  const wishes = prepareWishQueries(api.db);

  serve(wishListCalls.readWishList, async (c) => {
    const view = await viewFor(c, api);
    const rows = await wishes.readProducts(c.var.user.id);
    const data = rows.map((row) => ({ ...presentProduct(row, view), __v: 0 }));
    return { status: 'success', count: data.length, data };
  });

  serve(wishListCalls.addToWishList, async (c, { body }) => {
    const { productId } = await body();
    if (!(await wishes.add(c.var.user.id, productId))) throw refuse('no-product');
    const data = await wishes.readIds(c.var.user.id);
    if (!data.includes(productId)) {
      throw refuseField('wish-list-full', { param: 'productId', value: productId, values: [MAX_WISHES] });
    }
    return { status: 'success', message: 'Product added successfully to your wishlist', data };
  });

  serve(wishListCalls.removeFromWishList, async (c, { id }) => {
    await wishes.remove(c.var.user.id, id('productId'));
    return {
      status: 'success',
      // The remote provider's text, which clients may compare.
      message: 'Product removed successfully to your wishlist',
      data: await wishes.readIds(c.var.user.id),
    };
  });

  guardBelow(wishListCalls.readWishList);
}
