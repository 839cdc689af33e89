import { viewFor } from '#api/catalogue/present.ts';
import type { Api } from '#api/dependencies.ts';
import { presentOrder } from '#api/orders/present.ts';
import { limitOrders } from '#api/orders/request.ts';
import { languageOf } from '#api/platform/http/request.ts';
import { createKeyedHash } from '#api/platform/security/hashes.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { returnCalls } from '#contract/orders/returns.ts';
import { cancelOwnReturn, requestReturn } from './own-returns.ts';

/** Calls for returning pieces of one's own delivered order. */
export function serveReturns(api: Api, { serve }: CallRoutes): void {
  const hash = createKeyedHash(api.tokenSecret);

  serve(returnCalls.requestReturn, async (c, { id, body }) => {
    const { user } = c.var;
    await limitOrders(api, c);
    const orderId = id('orderId');
    const request = await body();
    const wanted = { userId: user.id, orderId, request, language: languageOf(c) };
    const listed = await requestReturn(api, wanted);
    return { data: presentOrder(listed, user, await viewFor(c, api), hash) };
  });

  serve(returnCalls.cancelReturn, async (c, { id }) => {
    const { user } = c.var;
    await limitOrders(api, c);
    const listed = await cancelOwnReturn(api, user.id, id('orderId'), id('returnId'));
    return { data: presentOrder(listed, user, await viewFor(c, api), hash) };
  });
}
