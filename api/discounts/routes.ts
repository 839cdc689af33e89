import type { Api } from '#api/dependencies.ts';
import { parseQuery } from '#api/platform/http/parse-request.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { discountCalls, discountsQuery } from '#contract/discounts/calls.ts';
import type { DiscountRow } from './find-coupon.ts';
import { findDiscount, listDiscounts, presentDiscounts } from './list-discounts.ts';
import { addDiscount, changeDiscount, endDiscount } from './write-discounts.ts';

/** Serves the calls of the staff about discount codes. */
export function serveDiscounts(api: Api, { serve }: CallRoutes): void {
  async function present(row: DiscountRow | undefined) {
    const [data] = row ? await presentDiscounts(api.db, [row], api.clock()) : [];
    if (!data) throw refuse('no-such-discount');
    return { data };
  }

  serve(discountCalls.listDiscounts, (c) =>
    listDiscounts(api.db, parseQuery(c, discountsQuery), api.clock()),
  );
  serve(discountCalls.addDiscount, async (c, { body }) =>
    present(await addDiscount(api, c.var.actor, await body())),
  );
  serve(discountCalls.readDiscount, async (_, { id }) =>
    present(await findDiscount(api.db, id('discountId'))),
  );
  serve(discountCalls.changeDiscount, async (c, { id, body }) =>
    present(await changeDiscount(api, c.var.actor, { id: id('discountId'), ...(await body()) })),
  );
  serve(discountCalls.endDiscount, async (c, { id }) =>
    present(await endDiscount(api, c.var.actor, id('discountId'))),
  );
}
