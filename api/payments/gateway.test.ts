import { describe, expect, test } from 'vitest';
import { callGateway, truncateText } from './gateway.ts';

describe('callGateway', () => {
  test('returns the answer', async () => {
    await expect(callGateway(async () => 'answer')).resolves.toBe('answer');
  });

  test('rethrows a refusal', async () => {
    await expect(callGateway(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });

  test('times out if the gateway never answers', async () => {
    await expect(callGateway(() => new Promise(() => {}), 1)).rejects.toThrow(/timeout/i);
  });
});

describe('truncateText', () => {
  test.each([
    ['short', 5, 'short'],
    ['longer', 4, 'long'],
    ['👕👕👕', 2, '👕👕'],
    ['a👕b👕', 3, 'a👕b'],
    ['قميص قطن', 4, 'قميص'],
    ['\ud83d!', 2, '\ufffd!'],
    ['', 3, ''],
  ])('%j to %i characters', (text, length, expected) => {
    expect(truncateText(text, length)).toBe(expected);
  });
});
