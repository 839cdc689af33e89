import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSuggester } from './create-suggester.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A provider whose answers the test controls. */
function open() {
  const asked: {
    keyword: string;
    signal: AbortSignal | undefined;
    answer: (text: string) => void;
    fail: () => void;
  }[] = [];
  const suggester = createSuggester((keyword, { signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    asked.push({ keyword, signal, answer: resolve, fail: () => reject(new Error('away')) });
    return promise;
  });
  const pause = () => vi.advanceTimersByTimeAsync(150);
  return { asked, suggester, pause };
}

test('fast typing is debounced to one request', async () => {
  const { asked, suggester, pause } = open();
  for (const typed of ['h', 'he', 'head']) {
    suggester.request(typed);
    await vi.advanceTimersByTimeAsync(149);
  }
  expect(asked).toEqual([]);
  await pause();
  expect(asked.map(({ keyword }) => keyword)).toEqual(['head']);
});

test('a late answer to an earlier keyword is dropped', async () => {
  const { asked, suggester, pause } = open();
  suggester.request('he');
  await pause();
  suggester.request('head');
  expect(asked[0]?.signal?.aborted).toBe(true);
  await pause();
  asked[1]?.answer('headphones');
  await pause();
  asked[0]?.answer('herbs');
  await pause();
  expect(suggester.get()).toEqual({ keyword: 'head', answer: 'headphones', isSettled: true });
});

test('the last answer stays until the next one arrives', async () => {
  const { asked, suggester, pause } = open();
  suggester.request('he');
  await pause();
  asked[0]?.answer('herbs');
  await pause();
  suggester.request('hea');
  expect(suggester.get()).toEqual({ keyword: 'hea', answer: 'herbs', isSettled: false });
});

test('earlier keywords are answered from the cache', async () => {
  const { asked, suggester, pause } = open();
  for (const keyword of ['he', 'hea']) {
    suggester.request(keyword);
    await pause();
    asked.at(-1)?.answer(`of ${keyword}`);
    await pause();
  }
  suggester.request('he');
  expect(suggester.get()).toEqual({ keyword: 'he', answer: 'of he', isSettled: true });
  await pause();
  expect(asked).toHaveLength(2);
});

test('a failure is an empty answer, and the same keyword is requested again', async () => {
  const { asked, suggester, pause } = open();
  suggester.request('he');
  await pause();
  asked[0]?.fail();
  await pause();
  expect(suggester.get()).toEqual({ keyword: 'he', answer: undefined, isSettled: true });
  suggester.request('he');
  await pause();
  expect(asked).toHaveLength(2);
});

test('an emptied field has no suggestions, and drops a pending answer', async () => {
  const { asked, suggester, pause } = open();
  suggester.request('he');
  await pause();
  suggester.request('');
  asked[0]?.answer('herbs');
  await pause();
  expect(suggester.get()).toEqual({ keyword: '', answer: undefined, isSettled: true });
  expect(asked).toHaveLength(1);
});

test('a repeated keyword is not requested again', async () => {
  const { asked, suggester, pause } = open();
  suggester.request('he');
  suggester.request('he');
  await pause();
  suggester.request('he');
  await pause();
  expect(asked).toHaveLength(1);
});

test('the cache keeps the last 50 keywords', async () => {
  const { asked, suggester, pause } = open();
  for (let at = 0; at <= 50; at++) {
    suggester.request(`word ${at}`);
    await pause();
    asked.at(-1)?.answer('answer');
    await pause();
  }
  suggester.request('word 50');
  suggester.request('word 1');
  await pause();
  expect(asked).toHaveLength(51);
  suggester.request('word 0');
  await pause();
  expect(asked).toHaveLength(52);
});
