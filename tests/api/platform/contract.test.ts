import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { CALLS, type ServedCall } from '#contract/calls.ts';
import { fieldRefusalAnswer, refusalAnswer } from '#contract/refusal-answers.ts';
import { REFUSALS } from '#contract/refusals/refusals.ts';
import { writeCallScenes } from '#tests/setup/call-scenes.ts';
import { UNKNOWN_PRODUCT_ID } from '#tests/setup/cart-products.ts';
import { type Answer, findUndocumented, openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const scenes = writeCallScenes(shop);
/** Whether an answer is public and cacheable: read without a token or a secret link. */
const isForAll = ({ method, audience, path }: ServedCall) =>
  method === 'GET' && audience === 'everyone' && !path.includes('{token}');
const nameOf = ({ method, version, path }: ServedCall) => `${method} /api/${version}${path}`;
const rows = CALLS.map((call) => [nameOf(call), call] as const);
const ask = (call: ServedCall, id: string, body?: unknown, token?: string) =>
  shop.call(call.method, `/api/${call.version}${call.path.replaceAll(/\{\w+\}/g, id)}`, { body, token });

/** Whether the contract lists this refusal for the call. */
function isListed(call: ServedCall, { status, body }: Answer): boolean {
  return call.refusals.some((refusal) => {
    const { code, param } = typeof refusal === 'string' ? { code: refusal, param: undefined } : refusal;
    return body.code === code && status === REFUSALS[code].status && param === body.errors?.param;
  });
}

test('contract and API have the same calls', () => {
  const routes = shop.app.routes
    .filter(({ method, path }) => method !== 'ALL' && /^\/api\/v\d\//.test(path))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    .filter((route) => route !== 'GET /api/v1/openapi.json');
  expect([...new Set(routes)].sort()).toEqual(CALLS.map(nameOf).sort());
});

describe('a real request is answered as the contract says', () => {
  test.each(rows)('%s', async (_, call) => {
    const scene = scenes[call.id.replace(/V2$/, '')];
    if (!scene) expect.fail('no scene plays this call');
    const { status, body, headers } = await scene(call.version);
    expect(status, JSON.stringify(body)).toBe(call.status);
    expect(headers.get('cache-control')).toBe(isForAll(call) ? 'no-cache' : 'private, no-store');
    if (!call.answer) return expect(body).toBe('');
    const parsed = v.safeParse(call.answer, body);
    expect(parsed.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBeUndefined();
    expect([...new Set(findUndocumented(body, parsed.output))]).toEqual([]);
  });
});

describe('without a token the call is refused as the contract says', () => {
  test.each(rows.filter(([, call]) => call.audience === 'shopper'))('%s', async (_, call) => {
    const answer = await ask(call, UNKNOWN_PRODUCT_ID, call.request && {});
    expect(answer.status).toBe(401);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(v.is(refusalAnswer, answer.body)).toBe(true);
    expect(isListed(call, answer), JSON.stringify(answer.body)).toBe(true);
  });
});

describe('a malformed id is refused as the contract says', () => {
  test.each(rows.filter(([, call]) => call.path.includes('{')))('%s', async (_, call) => {
    const { token } = await shop.addShopper();
    const answer = await ask(call, 'nonsense', call.request && {}, token);
    expect(answer.status).toBe(400);
    expect(v.is(fieldRefusalAnswer, answer.body)).toBe(true);
    expect(isListed(call, answer), JSON.stringify(answer.body)).toBe(true);
  });
});

describe('an empty body and an unknown id are refused as the contract says', () => {
  // All calls except those that accept an empty body or an unknown id.
  const isRefused = ({ id, path, request }: ServedCall) =>
    (request || path.includes('{')) && !/^(?:updateMe|applyCoupon|removeFrom|removeStockAlert)/.test(id);
  test.each(rows.filter(([, call]) => isRefused(call)))('%s', async (_, call) => {
    const { token } = await shop.addShopper();
    const answer = await ask(call, UNKNOWN_PRODUCT_ID, call.request && {}, token);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(v.is(v.union([refusalAnswer, fieldRefusalAnswer]), answer.body)).toBe(true);
    expect(isListed(call, answer), JSON.stringify(answer.body)).toBe(true);
  });
});
