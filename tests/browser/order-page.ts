import type { Page } from '@playwright/test';
import { ADDRESS } from '#tests/setup/address.ts';
import { addToCart, type Signed, startCheckout } from '#tests/setup/shop-client.ts';
import { language, say } from './language.ts';

export const state = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
export const newest = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const badge = (page: Page, pieces: number) =>
  page.getByRole('banner').getByRole('link', { name: `${say('Cart')} ${pieces}`, exact: true });

/** What an order is called by, as a pattern. */
export const ORDER_NUMBER = say('Order 7').replace('7', '\\d+');

/** One piece of each product in the cart, and the shopper on the way to pay: the address of the card page. */
export async function checkOut(shop: string, shopper: Signed, ...ids: string[]): Promise<string> {
  let cartId = '';
  for (const id of ids) cartId = await addToCart(shop, shopper, id);
  return startCheckout(shop, shopper, cartId, language);
}

export async function orderInCash(shop: string, shopper: Signed, ...ids: string[]): Promise<void> {
  let cartId = '';
  for (const id of ids) cartId = await addToCart(shop, shopper, id);
  const answer = await fetch(`${shop}/api/v1/orders/${cartId}`, {
    method: 'POST',
    headers: { token: shopper.token, 'content-type': 'application/json' },
    body: JSON.stringify({ shippingAddress: ADDRESS }),
  });
  if (!answer.ok) throw new Error(`no order: ${await answer.text()}`);
}
