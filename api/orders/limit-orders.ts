import type { Context } from 'hono';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { clientOf } from '#api/platform/http/request-context.ts';

/** Counts an order or a checkout against its client and its shopper. */
export async function limitOrders({ limits }: Api, c: Context<ApiEnv>): Promise<void> {
  await limits.take('checkoutClient', clientOf(c));
  await limits.take('checkoutAccount', c.var.user.id);
}
