/** Parses the request of an order or a checkout. */
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { parseFields, readJson } from '#api/platform/http/parse-request.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { clientOf, siteOf } from '#api/platform/http/request.ts';
import { createKeyedHash } from '#api/platform/security/hashes.ts';
import { toPiastres } from '#contract/money.ts';
import { orderRequest, type ShippingAddress, shippingAddress } from '#contract/orders/requests.ts';

export interface OrderRequest {
  address: ShippingAddress;
  /** The total that the shopper saw, if the client sends it. */
  expectedPiastres: number | undefined;
  /** The idempotency key, if the client sends one. */
  key: string | undefined;
  /**
   * Keyed hash of the client's IP address, or of its /48 network for IPv6, because one subscriber may have the whole
   * network.
   */
  clientHash: string;
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Finds the address where clients put it: in `shippingAddress`, `shape.shippingAddress` or the body itself. */
function findAddress(body: unknown): unknown {
  if (!isFields(body)) return body;
  if (Object.hasOwn(body, 'shippingAddress')) return body.shippingAddress;
  return isFields(body.shape) ? findAddress(body.shape) : body;
}

/** The shipping address, or a refusal that names the wrong field. */
function parseAddress(address: unknown): ShippingAddress {
  // Forms send an empty postcode as ''.
  if (isFields(address) && (address.postalCode === '' || address.postalCode === null)) {
    return parseFields(shippingAddress, { ...address, postalCode: undefined });
  }
  return parseFields(shippingAddress, address);
}

// The total is at the top of the body, wherever the address is.
const agreedTotal = v.pick(orderRequest, ['expectedTotal']);
const KEY_FORMAT = /^[!-~]{1,128}$/;

function readKey(c: Context): string | undefined {
  const key = c.req.header('idempotency-key');
  if (key !== undefined && !KEY_FORMAT.test(key)) throw refuse('invalid-idempotency-key');
  return key;
}

/** Parses the request, or refuses its first invalid part. */
export async function readOrderRequest({ tokenSecret }: Api, c: Context<ApiEnv>): Promise<OrderRequest> {
  const body = await readJson(c);
  const address = parseAddress(findAddress(body));
  const { expectedTotal } = parseFields(agreedTotal, body);
  const expectedPiastres = expectedTotal === undefined ? undefined : toPiastres(expectedTotal);
  const client = clientOf(c);
  const clientHash = createKeyedHash(tokenSecret)('client', siteOf(client) ?? client);
  return { address, expectedPiastres, key: readKey(c), clientHash };
}

/** Applies the rate limits of orders and checkouts, by client and by account. */
export async function limitOrders({ limits }: Api, c: Context<ApiEnv>): Promise<void> {
  await limits.take('checkoutClient', clientOf(c));
  await limits.take('checkoutAccount', c.var.user.id);
}
