/** The calls for stock alerts, and the alert that a visitor asked for before the login. Lazily loaded. */
import { readIntent, rememberIfSignedOut, rememberIntent, takeIntent } from '#app/features/intents/intent.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import { addStockAlert, listStockAlerts, removeStockAlert } from '#contract/stock-alerts/calls.ts';
import * as details from '#messages/details.ts';
import { formatProblem } from '#messages/provider-errors.ts';

interface AlertProduct {
  id: string;
  title: string;
  pictures: string[];
}

export const rememberAlertIntent = ({ id, title, pictures }: AlertProduct, path: string) =>
  rememberIntent({ kind: 'alert', productId: id, title, picture: pictures[0], path });

/** Whether the visitor requested an alert for this product before login; forgets the request. */
export function takeAlertIntent(productId: string): boolean {
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

export function describeFailure(error: unknown): string {
  if (!(error instanceof ProviderError)) return details.notifyFailed;
  if (error.refusal === 'in-stock') return details.backInStock;
  if (error.refusal === 'too-many-stock-alerts') return details.tooManyAlerts(Number(error.values[0]));
  return formatProblem(error);
}
