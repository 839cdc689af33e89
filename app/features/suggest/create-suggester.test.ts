import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSuggester } from './create-suggester.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A provider that answers when the test says so. */
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

test('only the end of a burst of letters is asked for', async () => {
  const { asked, suggester, pause } = open();
  for (const typed of ['h', 'he', 'head']) {
    suggester.want(typed);
    await vi.advanceTimersByTimeAsync(149);
  }
  expect(asked).toEqual([]);
  await pause();
  expect(asked.map(({ keyword }) => keyword)).toEqual(['head']);
});

test('the answer to an earlier question is dropped, whenever it comes', async () => {
  const { asked, suggester, pause } = open();
  suggester.want('he');
  await pause();
  suggester.want('head');
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
  suggester.want('he');
  await pause();
  asked[0]?.answer('herbs');
  await pause();
  suggester.want('hea');
  expect(suggester.get()).toEqual({ keyword: 'hea', answer: 'herbs', isSettled: false });
});

test('what was asked before is answered at once, without a call', async () => {
  const { asked, suggester, pause } = open();
  for (const keyword of ['he', 'hea']) {
    suggester.want(keyword);
    await pause();
    asked.at(-1)?.answer(`of ${keyword}`);
    await pause();
  }
  suggester.want('he');
  expect(suggester.get()).toEqual({ keyword: 'he', answer: 'of he', isSettled: true });
  await pause();
  expect(asked).toHaveLength(2);
});

test('a failure is an empty answer, which the same letters ask for again', async () => {
  const { asked, suggester, pause } = open();
  suggester.want('he');
  await pause();
  asked[0]?.fail();
  await pause();
  expect(suggester.get()).toEqual({ keyword: 'he', answer: undefined, isSettled: true });
  suggester.want('he');
  await pause();
  expect(asked).toHaveLength(2);
});

test('an emptied field has no suggestions, and what was on its way does not bring any', async () => {
  const { asked, suggester, pause } = open();
  suggester.want('he');
  await pause();
  suggester.want('');
  asked[0]?.answer('herbs');
  await pause();
  expect(suggester.get()).toEqual({ keyword: '', answer: undefined, isSettled: true });
  expect(asked).toHaveLength(1);
});

test('the same letters again ask nothing', async () => {
  const { asked, suggester, pause } = open();
  suggester.want('he');
  suggester.want('he');
  await pause();
  suggester.want('he');
  await pause();
  expect(asked).toHaveLength(1);
});

test('memory has an end', async () => {
  const { asked, suggester, pause } = open();
  for (let at = 0; at <= 50; at++) {
    suggester.want(`word ${at}`);
    await pause();
    asked.at(-1)?.answer('answer');
    await pause();
  }
  suggester.want('word 50');
  suggester.want('word 1');
  await pause();
  expect(asked).toHaveLength(51);
  suggester.want('word 0');
  await pause();
  expect(asked).toHaveLength(52);
});
