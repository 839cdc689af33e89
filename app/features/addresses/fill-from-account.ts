import { shopClient } from '#app/features/session/shop-client.ts';
import { readMe } from '#contract/account/me.ts';
import { listOrders } from '#contract/orders/listed.ts';
import { fillField, fillForm, isUntouched } from './fill-form.ts';

/** Fills a form for a shopper without saved addresses: as in their last order, or else their phone number. What was typed
 *  meanwhile stays as it is. */
export async function fillFromAccount(form: HTMLFormElement, signal: AbortSignal): Promise<void> {
  const { data: orders } = await shopClient(listOrders, { query: { limit: 1 }, signal });
  const last = orders[0]?.shippingAddress;
  if (last?.details && isUntouched(form)) return fillForm(form, last);
  const { phone } = (await shopClient(readMe, { signal })).data;
  const field = form.elements.namedItem('phone');
  if (phone && field instanceof HTMLInputElement && isLeftAlone(field)) fillField(field, phone);
}

/** A field that was emptied and left says that it is wrong. */
const isLeftAlone = (field: HTMLInputElement) =>
  !field.value && field !== document.activeElement && field.ariaInvalid !== 'true';
