/** Real requests to a running shop, as an API client sends them. */
import { writeQuery } from '#contract/client/client.ts';
import type { Language } from '#contract/constants.ts';
import { ADDRESS, fillSignUpForm } from './sample-forms.ts';

export interface SignedInShopper {
  id: string;
  token: string;
}

async function send(
  url: string,
  method: string,
  token: string | undefined,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { token }), ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function expectOk(answer: Response): Promise<Response> {
  if (answer.status >= 400) throw new Error(`${answer.status} from ${answer.url}: ${await answer.text()}`);
  return answer;
}

/** Signs up a new shopper. */
export async function signUp(shop: string, email: string): Promise<SignedInShopper> {
  const body = fillSignUpForm({ email });
  const answer = await expectOk(await send(`${shop}/api/v1/auth/signup`, 'POST', undefined, body));
  const { token } = (await answer.json()) as { token: string };
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return { id: payload.id, token };
}

/** Adds one piece; resolves only when the shop acknowledged it. */
export async function putIntoCart(
  shop: string,
  { token }: SignedInShopper,
  productId: string,
): Promise<string> {
  const answer = await expectOk(await send(`${shop}/api/v1/cart`, 'POST', token, { productId }));
  return ((await answer.json()) as { cartId: string }).cartId;
}

/** Puts a product on the wish list. */
export async function wish(shop: string, { token }: SignedInShopper, productId: string): Promise<void> {
  await expectOk(await send(`${shop}/api/v1/wishlist`, 'POST', token, { productId }));
}

/** Sets how many pieces of a product are in the cart. */
export async function setCount(shop: string, { token }: SignedInShopper, productId: string, count: number) {
  await expectOk(await send(`${shop}/api/v1/cart/${productId}`, 'PUT', token, { count }));
}

/** Reads the count of each product in the cart. */
export async function readCounts(shop: string, { token }: SignedInShopper): Promise<Map<string, number>> {
  const answer = await expectOk(await send(`${shop}/api/v1/cart`, 'GET', token));
  const { data } = (await answer.json()) as {
    data: { products: { count: number; product: { _id: string } }[] };
  };
  return new Map(data.products.map((line) => [line.product._id, line.count]));
}

/**
 * Starts a card checkout, as the storefront in a language does, or as a client on `site` does; returns the payment
 * page's URL.
 */
export async function startCheckout(
  shop: string,
  { token }: SignedInShopper,
  cartId: string,
  language: Language = 'en',
  site?: string,
): Promise<string> {
  const url = site ?? (language === 'en' ? shop : `${shop}/${language}`);
  const query = writeQuery({ url, ...(language !== 'en' && { lang: language }) });
  const path = `${shop}/api/v1/orders/checkout-session/${cartId}${query}`;
  const body = { shippingAddress: ADDRESS };
  const answer = await expectOk(await send(path, 'POST', token, body, site ? { origin: site } : {}));
  return ((await answer.json()) as { session: { url: string } }).session.url;
}

const sendCard = (session: string, number: string) =>
  fetch(session, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
    body: new URLSearchParams({ number, expiry: '12/34', cvc: '123', name: 'Sara Ali' }),
  });

/** Pays on the test card page; returns where it redirects to. */
export async function payByCard(session: string, number = '4242424242424242'): Promise<string | null> {
  return (await expectOk(await sendCard(session, number))).headers.get('location');
}

/** Pays on the test card page with a card that is declined. */
export async function payByDeclinedCard(session: string, number: string): Promise<void> {
  const { status } = await sendCard(session, number);
  if (status !== 422) throw new Error(`a declined card is answered by ${status}`);
}

/** The fields of an order that tests read. */
export interface ListedOrder {
  orderNumber: string;
  isPaid: boolean;
  paymentStatus: string;
  totalOrderPrice: number;
  cartItems: unknown[];
}

/** Lists the shopper's orders. */
export async function listOrders(shop: string, { id, token }: SignedInShopper): Promise<ListedOrder[]> {
  const answer = await expectOk(await send(`${shop}/api/v1/orders/user/${id}`, 'GET', token));
  return (await answer.json()) as ListedOrder[];
}

/** Reads the stock of a product. */
export async function readStock(shop: string, productId: string): Promise<number> {
  const answer = await expectOk(await send(`${shop}/api/v1/products/${productId}`, 'GET', undefined));
  return ((await answer.json()) as { data: { quantity: number } }).data.quantity;
}
