import { expect, test } from 'vitest';
import { formatTyped } from './card-input-script.ts';

type Edit = Parameters<typeof formatTyped>[3];

/** Texts before and after an edit; `|` is the caret. */
const CASES: [field: 'number' | 'expiry', edit: Edit, typed: string, shown: string][] = [
  ['number', 'insert', '4242|', '4242|'],
  ['number', 'insert', '42424|', '4242 4|'],
  ['number', 'insert', '4242424242424242|', '4242 4242 4242 4242|'],
  ['number', 'insert', '4242-4242 x|', '4242 4242|'],
  ['number', 'insert', '٤٢٤٢۴۲|', '4242 42|'],
  ['number', 'insert', '12345678901234567890|', '1234 5678 9012 3456 789|'],
  // In the middle of the text, the caret stays behind the digit that was typed.
  ['number', 'insert', '429|42 4242', '429|4 2424 2'],
  ['number', 'insert', '4249|2 4242', '4249 |2424 2'],
  // A deleted space comes back, and the caret moves past it in the direction of the deletion.
  ['number', 'delete', '4242|4242', '4242| 4242'],
  ['number', 'delete forward', '4242|4242', '4242 |4242'],
  ['number', 'delete', '4242 |242', '4242| 242'],
  ['number', 'delete', '424| 4242', '424|4 242'],
  ['number', 'delete', '|', '|'],
  ['expiry', 'insert', '1|', '1|'],
  ['expiry', 'insert', '12|', '12/|'],
  ['expiry', 'insert', '5|', '05/|'],
  ['expiry', 'insert', '1/|', '01/|'],
  ['expiry', 'insert', '١/|', '01/|'],
  ['expiry', 'insert', '12/3|', '12/3|'],
  ['expiry', 'insert', '12 / 34|', '12/34|'],
  ['expiry', 'insert', '12/345|', '12/34|'],
  ['expiry', 'insert', '12/2034|', '12/2034|'],
  ['expiry', 'insert', '1|2/34', '1|2/34'],
  ['expiry', 'delete', '12|', '12|'],
  ['expiry', 'delete', '12|3', '12|/3'],
  // The next digit takes the place of the one that was deleted.
  ['expiry', 'delete', '|2/34', '|23/4'],
  ['expiry', 'insert', '0|23/4', '0|2/34'],
];

test.each(CASES)('%s, %s: %s becomes %s', (field, edit, typed, shown) => {
  const { text, caret } = formatTyped(field, typed.replace('|', ''), typed.indexOf('|'), edit);
  expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(shown);
});
