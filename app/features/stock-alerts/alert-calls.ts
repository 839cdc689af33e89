/** What is asked of the provider about what is sold out, and what visitors wanted of it; loaded when it is needed. */
import { readIntent, rememberIfSignedOut, rememberIntent, takeIntent } from '#app/features/intents/intent.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import { addStockAlert, listStockAlerts, removeStockAlert } from '#contract/stock-alerts/calls.ts';
import { sayProblem } from '#messages/provider-errors.ts';
import * as alerts from '#messages/stock-alerts.ts';

export const rememberWanted = (productId: string, path: string) =>
  rememberIntent({ kind: 'alert', productId, path });

/** Whether the visitor wanted a letter about this product before logging in; says so once. */
export function takeWanted(productId: string): boolean {
  const wanted = readIntent();
  const isWanted = wanted?.kind === 'alert' && wanted.productId === productId;
  if (isWanted) takeIntent();
  return isWanted;
}

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
