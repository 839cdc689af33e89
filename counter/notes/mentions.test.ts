import { expect, test } from 'vitest';
import { findTyped, listMentioned, matchColleagues, splitAtMentions } from './mentions.ts';

const mona = { id: '1', name: 'Mona' };
const adel = { id: '2', name: 'Mona Adel' };
const otherAdel = { id: '3', name: 'Mona Adel' };
const sara = { id: '4', name: 'سارة علي' };
const all = [mona, adel, otherAdel, sara];

test.each([
  ['@', 1, { at: 0, query: '' }],
  ['Ask @mo', 7, { at: 4, query: 'mo' }],
  ['Ask @mo', 3, undefined],
  ['mail@shop', 9, undefined],
  ['@mona\nand', 9, undefined],
])('in %j with the caret at %i, the mention being typed is %j', (text, caret, expected) => {
  expect(findTyped(text, caret)).toEqual(expected);
});

test('colleagues are found by the beginning of any part of their name', () => {
  expect(matchColleagues(all, 'ad')).toEqual([adel, otherAdel]);
  expect(matchColleagues(all, 'عل')).toEqual([sara]);
  expect(matchColleagues(all, '')).toEqual(all);
  expect(matchColleagues(all, 'ona')).toEqual([]);
});

test('a text mentions the people it names; if two have the same name, the chosen one', () => {
  expect(listMentioned('@Mona Adel, call', all, new Set(['3']))).toEqual([otherAdel]);
  expect(listMentioned('@Mona Adel and @Mona', all, new Set(['2']))).toEqual([adel, mona]);
  expect(listMentioned('اتصلي يا @سارة علي', all, new Set())).toEqual([sara]);
  expect(listMentioned('Mona', all, new Set(['1']))).toEqual([]);
});

test('a text is split at its mentions', () => {
  expect(splitAtMentions('Ask @Mona Adel (2)', ['Mona', 'Mona Adel'])).toEqual([
    { text: 'Ask ', isMention: false },
    { text: '@Mona Adel', isMention: true },
    { text: ' (2)', isMention: false },
  ]);
});
