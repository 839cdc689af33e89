import { shopClient } from '#app/features/session/shop-client.ts';
import { readMe } from '#contract/account/me.ts';
import { listOrders } from '#contract/orders/listed.ts';
import { fillField, fillForm, isAddressEmpty, toAddressFields } from './fill-form.ts';

/** Fills the form of a shopper without saved addresses from their last order, or else with their phone number. Typed
 *  fields are left alone. */
export async function fillFromAccount(
  form: HTMLFormElement,
  { shopper, signal }: { shopper: string; signal: AbortSignal },
): Promise<void> {
  const { data: orders } = await shopClient(listOrders, { query: { limit: 1 }, signal });
  const last = orders[0]?.shippingAddress;
  if (last?.details && isAddressEmpty(form)) return fillForm(form, toAddressFields(last, shopper));
  const { phone } = (await shopClient(readMe, { signal })).data;
  const field = form.elements.namedItem('phone');
  if (phone && field instanceof HTMLInputElement && canBeFilled(field)) fillField(field, phone);
}

/** Whether the field is empty and untouched. A field that the shopper has emptied is marked as invalid. */
const canBeFilled = (field: HTMLInputElement) =>
  !field.value && field !== document.activeElement && field.ariaInvalid !== 'true';
