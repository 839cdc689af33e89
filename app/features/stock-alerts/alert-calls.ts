/** What is asked of the provider about what is sold out; loaded for shoppers alone. */
import { rememberIfSignedOut } from '#app/features/intents/remember-if-signed-out.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import { addStockAlert, listStockAlerts, removeStockAlert } from '#contract/stock-alerts/calls.ts';
import { sayProblem } from '#messages/provider-errors.ts';
import * as alerts from '#messages/stock-alerts.ts';

export const list = () => shopClient(listStockAlerts);

export const add = (productId: string, path: string) =>
  shopClient(addStockAlert, { body: { productId } }).catch(
    rememberIfSignedOut({ kind: 'alert', productId, path }),
  );

export const remove = (productId: string) => shopClient(removeStockAlert, { productId });

export function sayWhy(error: unknown): string {
  if (!(error instanceof ProviderError)) return alerts.failed;
  if (error.refusal === 'in-stock') return alerts.inStock;
  if (error.refusal === 'too-many-stock-alerts') return alerts.tooMany(Number(error.values[0]));
  return sayProblem(error);
}
