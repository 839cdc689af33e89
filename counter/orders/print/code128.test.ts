import { expect, test } from 'vitest';
import { drawBars, encodeCode128 } from './code128.ts';

/** Symbols from the Code 128 standard: start, characters, checksum, stop. */
const STOP = '1100011101011';
const START_B = '11010010000';

test.each([
  ['A', [START_B, '10100011000', '10001011000', STOP]],
  ['MS-', [START_B, '10111011000', '11011101000', '10011011100', '10011110100', STOP]],
  // A pair of digits takes one symbol: start C, 12, 34.
  ['1234', ['11010011100', '10110011100', '10001011000', '10010011110', STOP]],
])('%s is encoded as the Code 128 standard defines', (text, symbols) => {
  expect(encodeCode128(text)).toBe(symbols.join(''));
});

test('bars are drawn where the modules are dark', () => {
  expect(drawBars('1101')).toBe('M0 0h2v1h-2zM3 0h1v1h-1z');
});
