/** What an order and a checkout take from their request. */
import type { Context } from 'hono';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { parseFields, readJson } from '#api/platform/http/parse-request.ts';
import { clientOf } from '#api/platform/http/request-context.ts';
import { type ShippingAddress, shippingAddress } from '#contract/orders/requests.ts';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Finds the address where clients put it: under `shippingAddress`, under that within `shape`, or as the body itself. */
function findAddress(body: unknown): unknown {
  if (!isFields(body)) return body;
  if (Object.hasOwn(body, 'shippingAddress')) return body.shippingAddress;
  return isFields(body.shape) ? findAddress(body.shape) : body;
}

/** The shipping address of an order request, or a refusal that names the wrong field. */
export async function readShippingAddress(c: Context): Promise<ShippingAddress> {
  const address = findAddress(await readJson(c));
  // Forms send a postcode that nobody typed as an empty text.
  if (isFields(address) && (address.postalCode === '' || address.postalCode === null)) {
    return parseFields(shippingAddress, { ...address, postalCode: undefined });
  }
  return parseFields(shippingAddress, address);
}

/** Counts an order or a checkout against its client and its shopper. */
export async function limitOrders({ limits }: Api, c: Context<ApiEnv>): Promise<void> {
  await limits.take('checkoutClient', clientOf(c));
  await limits.take('checkoutAccount', c.var.user.id);
}
