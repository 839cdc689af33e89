import { RouterContextProvider } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Client } from '#contract/client/client.ts';
import { ProviderError, type ProviderErrorCode } from '#contract/client/provider-error.ts';
import { type Answer, type MaybePending, statusOf, valueNow } from './answers.ts';
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

test('a call gets the abort signal of the request', async () => {
  const args = openRequest();
  const call = vi.fn(async () => 'lamp');
  expect(await ask(args, call)).toEqual({ now: { value: 'lamp' } });
  expect(call).toHaveBeenCalledExactlyOnceWith(client, { signal: args.request.signal });
});

test('a problem has a code and a text, and nothing else', async () => {
  const answer = await ask(openRequest(), () =>
    Promise.reject(new ProviderError('not-found', { status: 404 })),
  );
  expect(answer).toEqual({ now: { problem: { code: 'not-found', text: 'We couldn’t find that.' } } });
});

test('a page with a problem is never cached, whatever its status', () => {
  const fine = { now: { value: 'lamp' } };
  const broken: MaybePending<Answer<string>> = { now: { problem: { code: 'unavailable', text: '' } } };
  const coming = { soon: Promise.resolve({ value: 'lamp' }) };
  const args = { request: new Request('http://shop.test/') };
  type Answered = Parameters<typeof respond>;
  const initOf = (answers: Answered[1], status?: Answered[2]) => respond(args, answers, status).init;
  expect(initOf({ fine, coming, none: undefined })).toEqual({ status: 200, headers: {} });
  expect(initOf({ fine, broken })).toEqual({ status: 200, headers: { 'Cache-Control': 'no-store' } });
  expect(initOf({ broken }, 503)).toMatchObject({ status: 503, headers: { 'Cache-Control': 'no-store' } });
});

test('a prefetched page is cached briefly, unless it has a problem', () => {
  const request = new Request('http://shop.test/', { headers: { 'Sec-Purpose': 'prefetch' } });
  const kept = { 'Cache-Control': 'private, max-age=30' };
  const broken: MaybePending<Answer<string>> = { now: { problem: { code: 'unavailable', text: '' } } };
  expect(respond({ request }, { fine: { now: { value: 'lamp' } } }).init).toMatchObject({ headers: kept });
  expect(respond({ request }, { broken }, 503).init).toMatchObject({
    headers: { 'Cache-Control': 'no-store' },
  });
});

test('unexpected errors are rethrown', async () => {
  const mistake = () => Promise.reject(new TypeError('ours'));
  await expect(ask(openRequest(), mistake)).rejects.toThrow('ours');
  await expect(
    ask(openRequest(1_000), () => {
      throw new TypeError('at once');
    }),
  ).rejects.toThrow('at once');
});

test('without a limit, answers are awaited however long they take', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const held = Promise.withResolvers<string>();
  const asking = ask(openRequest(), () => held.promise);
  await vi.advanceTimersByTimeAsync(3_600_000);
  held.resolve('lamp');
  expect(await asking).toEqual({ now: { value: 'lamp' } });
});

test('an answer within the limit is awaited', async () => {
  expect(await ask(openRequest(60_000), async () => 'lamp')).toEqual({ now: { value: 'lamp' } });
});

test.each<[string, (held: PromiseWithResolvers<string>) => void, Answer<string>]>([
  ['a value', (held) => held.resolve('lamp'), { value: 'lamp' }],
  [
    'a problem',
    (held) => held.reject(new ProviderError('timeout', { text: 'Too late' })),
    { problem: { code: 'timeout', text: 'Too late' } },
  ],
])('an answer beyond the limit is streamed: %s', async (_, end, expected) => {
  const held = Promise.withResolvers<string>();
  const args = openRequest(0);
  const answer = await ask(args, () => held.promise);
  if (!('soon' in answer)) throw new Error('the answer was awaited');
  end(held);
  expect(await answer.soon).toEqual(expected);
  expect(args.report).not.toHaveBeenCalled();
});

test('an unexpected error in a streamed answer is reported, and shown as a problem', async () => {
  const held = Promise.withResolvers<string>();
  const args = openRequest(0);
  const answer = await ask(args, () => held.promise);
  const mistake = new TypeError('ours');
  held.reject(mistake);
  expect('soon' in answer && (await answer.soon)).toMatchObject({ problem: { code: 'unavailable' } });
  expect(args.report).toHaveBeenCalledExactlyOnceWith(mistake);
});

const fine = { now: { value: 1 } };
const coming = { soon: new Promise<Answer<number>>(() => {}) };
const makeProblem = (code: ProviderErrorCode) => ({ now: { problem: { code, text: '' } } });

test.each([
  [[], undefined],
  [[fine], undefined],
  [[coming], undefined],
  [[fine, makeProblem('not-found')], 404],
  [[makeProblem('invalid')], 404],
  [[makeProblem('offline')], 503],
  [[makeProblem('limited')], 503],
  [[coming, makeProblem('timeout')], 503],
  [[makeProblem('unavailable'), makeProblem('not-found')], 503],
])('%j has the status %s', (answers, status) => {
  expect(statusOf(...answers)).toBe(status);
});

test('valueNow returns a settled value only', () => {
  expect(valueNow({ now: { value: 'lamp' } })).toBe('lamp');
  expect(valueNow({ now: { problem: { code: 'offline', text: '' } } })).toBeUndefined();
  expect(valueNow({ soon: Promise.resolve({ value: 'lamp' }) })).toBeUndefined();
});
