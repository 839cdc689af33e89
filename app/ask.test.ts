import { RouterContextProvider } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Client } from '#contract/client/client.ts';
import { ProviderError, type ProviderErrorCode } from '#contract/client/provider-error.ts';
import { type Answer, type Later, statusOf, valueNow } from './answers.ts';
import { ask, respond } from './ask.ts';
import { providerContext, reportContext, streamAfterContext } from './provider.ts';

const client: Client = () => Promise.reject(new Error('no test calls it'));

function openRequest(limitMs?: number) {
  const context = new RouterContextProvider();
  const report = vi.fn();
  context.set(providerContext, client);
  context.set(reportContext, report);
  if (limitMs !== undefined) context.set(streamAfterContext, limitMs);
  return { context, request: new Request('http://shop.test/'), report };
}

test('the provider is asked with the signal of the request', async () => {
  const args = openRequest();
  const call = vi.fn(async () => 'lamp');
  expect(await ask(args, call)).toEqual({ now: { value: 'lamp' } });
  expect(call).toHaveBeenCalledExactlyOnceWith(client, { signal: args.request.signal });
});

test('what went wrong is told by code and text, and nothing else of it', async () => {
  const answer = await ask(openRequest(), () =>
    Promise.reject(new ProviderError('not-found', { status: 404 })),
  );
  expect(answer).toEqual({ now: { problem: { code: 'not-found', text: 'We could not find that.' } } });
});

test('a page that tells of a problem is kept by nobody, whatever its status', () => {
  const fine = { now: { value: 'lamp' } };
  const broken: Later<Answer<string>> = { now: { problem: { code: 'unavailable', text: '' } } };
  const coming = { soon: Promise.resolve({ value: 'lamp' }) };
  const args = { request: new Request('http://shop.test/') };
  type Answered = Parameters<typeof respond>;
  const initOf = (answers: Answered[1], status?: Answered[2]) => respond(args, answers, status).init;
  expect(initOf({ fine, coming, none: undefined })).toEqual({ status: 200, headers: {} });
  expect(initOf({ fine, broken })).toEqual({ status: 200, headers: { 'Cache-Control': 'no-store' } });
  expect(initOf({ broken }, 503)).toMatchObject({ status: 503, headers: { 'Cache-Control': 'no-store' } });
});

test('what a browser fetches ahead may be used for a moment, unless it tells of a problem', () => {
  const request = new Request('http://shop.test/', { headers: { 'Sec-Purpose': 'prefetch' } });
  const kept = { 'Cache-Control': 'private, max-age=30' };
  const broken: Later<Answer<string>> = { now: { problem: { code: 'unavailable', text: '' } } };
  expect(respond({ request }, { fine: { now: { value: 'lamp' } } }).init).toMatchObject({ headers: kept });
  expect(respond({ request }, { broken }, 503).init).toMatchObject({
    headers: { 'Cache-Control': 'no-store' },
  });
});

test('a mistake of ours is no answer of the provider', async () => {
  const mistake = () => Promise.reject(new TypeError('ours'));
  await expect(ask(openRequest(), mistake)).rejects.toThrow('ours');
  await expect(
    ask(openRequest(1_000), () => {
      throw new TypeError('at once');
    }),
  ).rejects.toThrow('at once');
});

test('a page that may wait has its answers, however long they take', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const held = Promise.withResolvers<string>();
  const asking = ask(openRequest(), () => held.promise);
  await vi.advanceTimersByTimeAsync(3_600_000);
  held.resolve('lamp');
  expect(await asking).toEqual({ now: { value: 'lamp' } });
});

test('an answer within the patience is there at once', async () => {
  expect(await ask(openRequest(60_000), async () => 'lamp')).toEqual({ now: { value: 'lamp' } });
});

test.each<[string, (held: PromiseWithResolvers<string>) => void, Answer<string>]>([
  ['a value', (held) => held.resolve('lamp'), { value: 'lamp' }],
  [
    'a problem',
    (held) => held.reject(new ProviderError('timeout', { text: 'Too late' })),
    { problem: { code: 'timeout', text: 'Too late' } },
  ],
])('an answer beyond the patience comes later: %s', async (_, end, expected) => {
  const held = Promise.withResolvers<string>();
  const args = openRequest(0);
  const later = await ask(args, () => held.promise);
  if (!('soon' in later)) throw new Error('it was not waited for');
  end(held);
  expect(await later.soon).toEqual(expected);
  expect(args.report).not.toHaveBeenCalled();
});

test('a mistake of ours after the page has left is reported, and shown as a problem', async () => {
  const held = Promise.withResolvers<string>();
  const args = openRequest(0);
  const later = await ask(args, () => held.promise);
  const mistake = new TypeError('ours');
  held.reject(mistake);
  expect('soon' in later && (await later.soon)).toMatchObject({ problem: { code: 'unavailable' } });
  expect(args.report).toHaveBeenCalledExactlyOnceWith(mistake);
});

const fine = { now: { value: 1 } };
const coming = { soon: new Promise<Answer<number>>(() => {}) };
const failed = (code: ProviderErrorCode) => ({ now: { problem: { code, text: '' } } });

test.each([
  [[], undefined],
  [[fine], undefined],
  [[coming], undefined],
  [[fine, failed('not-found')], 404],
  [[failed('invalid')], 404],
  [[failed('offline')], 503],
  [[failed('limited')], 503],
  [[coming, failed('timeout')], 503],
  [[failed('unavailable'), failed('not-found')], 503],
])('%j has the status %s', (laters, status) => {
  expect(statusOf(...laters)).toBe(status);
});

test('a value is there now, or not', () => {
  expect(valueNow({ now: { value: 'lamp' } })).toBe('lamp');
  expect(valueNow({ now: { problem: { code: 'offline', text: '' } } })).toBeUndefined();
  expect(valueNow({ soon: Promise.resolve({ value: 'lamp' }) })).toBeUndefined();
});
