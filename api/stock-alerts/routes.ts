import { createMiddleware } from 'hono/factory';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { languageOf } from '#api/platform/http/request.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { MAX_STOCK_ALERTS } from '#contract/constants.ts';
import { stockAlertCalls } from '#contract/stock-alerts/calls.ts';
import { addAlert, listAlerts, removeAlert } from './queries.ts';

/** Calls for alerts when a sold-out product is in stock again. */
export function serveStockAlerts(api: Api, { serve, guardBelow }: CallRoutes): void {
  const limitWriting = createMiddleware<ApiEnv>(async (c, next) => {
    await api.limits.take('changeAccount', c.var.user.id);
    await next();
  });
  const list = async (userId: string) => ({ data: await listAlerts(api.db, userId) });

  serve(stockAlertCalls.listStockAlerts, (c) => list(c.var.user.id));

  serve(
    stockAlertCalls.addStockAlert,
    async (c, { body }) => {
      const { productId } = await body();
      const userId = c.var.user.id;
      const outcome = await addAlert(api.db, { userId, productId, language: languageOf(c) });
      if (outcome === 'no product') throw refuse('no-product');
      if (outcome === 'in stock') throw refuse('in-stock');
      if (outcome === 'too many') throw refuse('too-many-stock-alerts', { values: [MAX_STOCK_ALERTS] });
      return list(userId);
    },
    limitWriting,
  );

  serve(
    stockAlertCalls.removeStockAlert,
    async (c, { id }) => {
      await removeAlert(api.db, { userId: c.var.user.id, productId: id('productId') });
      return list(c.var.user.id);
    },
    limitWriting,
  );

  guardBelow(stockAlertCalls.listStockAlerts);
}
