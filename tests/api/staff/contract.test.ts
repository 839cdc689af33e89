import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type ServedCall, STAFF_CALLS } from '#contract/calls.ts';
import { createClient } from '#contract/client/client.ts';
import { uploadPicture } from '#contract/pictures/staff-calls.ts';
import { fieldRefusalAnswer, refusalAnswer } from '#contract/refusal-answers.ts';
import { REFUSALS } from '#contract/refusals/refusals.ts';
import { UNKNOWN_PRODUCT_ID } from '#tests/setup/cart-products.ts';
import { customerScenes } from '#tests/setup/customer-scenes.ts';
import { deskScenes } from '#tests/setup/desk-scenes.ts';
import { discountScenes } from '#tests/setup/discount-scenes.ts';
import { moneyScenes } from '#tests/setup/money-scenes.ts';
import { reviewScenes } from '#tests/setup/review-scenes.ts';
import { settingsScenes } from '#tests/setup/settings-scenes.ts';
import { drawPicture } from '#tests/setup/small-catalogue.ts';
import { addMember, SECURE_ORIGIN, type TestMember } from '#tests/setup/staff.ts';
import { type Counter, staffScenes } from '#tests/setup/staff-scenes.ts';
import { type Answer, findUndocumented, openTestShop } from '#tests/setup/test-shop.ts';

type Uploader = Counter & { upload: (path: string, body: Uint8Array) => Promise<void> };
const SCENES_BY_CALL: Record<string, (counter: Uploader) => Promise<unknown>> = {
  ...{ ...staffScenes, ...deskScenes, ...customerScenes, ...moneyScenes, ...settingsScenes },
  ...reviewScenes,
  ...discountScenes,
  uploadPicture: async ({ upload }) =>
    upload(`/api/staff${uploadPicture.path}?x=0.5&width=0.5`, await drawPicture(10)),
};
const shop = await openTestShop();
const nameOf = ({ method, path }: ServedCall) => `${method} /api/staff${path}`;
const rows = STAFF_CALLS.map((call) => [nameOf(call), call] as const);

const headersOf = ({ headers }: TestMember) => ({
  cookie: headers.cookie.replace('staff=', '__Host-staff='),
  origin: SECURE_ORIGIN,
});

/** Creates a signed-in owner and a client that calls as this owner; `readLast` returns the answer to the last call. */
async function openCounter() {
  const member = await addMember(shop);
  let last: Answer | undefined;
  const ask = createClient({
    host: SECURE_ORIGIN,
    base: '/api/staff',
    async fetch(url, { method = 'GET', body, headers }) {
      const path = url.slice(SECURE_ORIGIN.length);
      const sent = { ...(headers as Record<string, string>), ...headersOf(member) };
      last = await shop.call(method, path, { body: body ?? undefined, headers: sent, origin: SECURE_ORIGIN });
      const text = typeof last.body === 'string' ? last.body : JSON.stringify(last.body);
      return new Response(text === '' ? null : text, { status: last.status });
    },
  });
  /** Sends a file. */
  const upload = async (path: string, body: Uint8Array) => {
    const headers = { ...headersOf(member), 'content-type': 'application/octet-stream' };
    last = await shop.call('POST', path, { body, headers, origin: SECURE_ORIGIN });
  };
  return { shop, member, ask, upload, readLast: () => last as Answer };
}

/** Sends a call with this id in its path, and an empty body. */
const send = async (call: ServedCall, id: string) =>
  shop.call(call.method, `/api/staff${call.path.replaceAll(/\{\w+\}/g, id)}`, {
    body: call.request && {},
    headers: headersOf(await addMember(shop)),
    origin: SECURE_ORIGIN,
  });

/** Whether the contract lists this refusal for the call. */
const isListed = (call: ServedCall, { status, body }: Answer): boolean =>
  call.refusals.some((refusal) => {
    const { code, param } = typeof refusal === 'string' ? { code: refusal, param: undefined } : refusal;
    return body.code === code && status === REFUSALS[code].status && param === body.errors?.param;
  });

function expectListed(call: ServedCall, answer: Answer): void {
  expect(v.is(v.union([refusalAnswer, fieldRefusalAnswer]), answer.body)).toBe(true);
  expect(isListed(call, answer), JSON.stringify(answer.body)).toBe(true);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
}

describe('a real request is answered as the contract says', () => {
  test.each(rows)('%s', async (_, call) => {
    const scene = SCENES_BY_CALL[call.id];
    if (!scene) expect.fail('no scene plays this call');
    const { readLast, ...counter } = await openCounter();
    await scene(counter);
    const { status, body, headers } = readLast();
    expect(status, JSON.stringify(body)).toBe(call.status);
    expect(headers.get('cache-control')).toBe('private, no-store');
    if (call.file) return expect(headers.get('content-type')).toBe(call.file);
    if (!call.answer) return expect(body).toBe('');
    const parsed = v.safeParse(call.answer, body);
    expect(parsed.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBeUndefined();
    expect(findUndocumented(body, parsed.output)).toEqual([]);
  });
});

describe('a malformed id is refused as the contract says', () => {
  test.each(rows.filter(([, call]) => /\{(?!token)/.test(call.path)))('%s', async (_, call) => {
    const answer = await send(call, 'nonsense');
    expect(answer.status).toBe(400);
    expectListed(call, answer);
  });
});

describe('an empty body and an unknown id are refused as the contract says', () => {
  const isRefused = ({ id, path, request }: ServedCall) =>
    (request || path.includes('{')) && id !== 'updateStaffMe';
  test.each(rows.filter(([, call]) => isRefused(call)))('%s', async (_, call) => {
    const answer = await send(call, UNKNOWN_PRODUCT_ID);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expectListed(call, answer);
  });
});
