import { expect, test } from 'vitest';
import type { Family, Sibling } from './family.ts';
import { findRadioByKey, findSibling, listChoices } from './list-choices.ts';

const makeOption = (key: string, ...names: string[]) => ({
  key,
  name: key,
  values: names.map((name) => ({ value: name.toLowerCase(), name })),
});
const makeSibling = (id: string, options: Record<string, string>, stock = 5): Sibling => ({
  id,
  name: id,
  options,
  stock,
  pricePiastres: 100,
  offerPricePiastres: undefined,
});

/** Coats: black in S, M and L; red in M and XL (sold out); white in L and XL. */
const COATS: Family = {
  id: 'f',
  title: 'Coat',
  options: [makeOption('colour', 'Black', 'Red', 'White'), makeOption('size', 'S', 'M', 'L', 'XL')],
  siblings: [
    makeSibling('black-s', { colour: 'black', size: 's' }),
    makeSibling('black-m', { colour: 'black', size: 'm' }),
    makeSibling('black-l', { colour: 'black', size: 'l' }),
    makeSibling('red-m', { colour: 'red', size: 'm' }),
    makeSibling('red-xl', { colour: 'red', size: 'xl' }, 0),
    makeSibling('white-xl', { colour: 'white', size: 'xl' }),
    makeSibling('white-l', { colour: 'white', size: 'l' }),
  ],
};
const find = (id: string) => {
  const found = COATS.siblings.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

test.each([
  ['the product itself, if its value is chosen again', 'black-m', 'colour', 'black', 'black-m'],
  ['another size of the same colour', 'black-m', 'size', 'l', 'black-l'],
  ['another colour of the same size', 'black-m', 'colour', 'red', 'red-m'],
  ['a sold-out product', 'red-m', 'size', 'xl', 'red-xl'],
  ['the nearest size of a colour that lacks the current size', 'black-s', 'colour', 'white', 'white-l'],
  ['a product in stock rather than a nearer one that is sold out', 'black-l', 'colour', 'red', 'red-m'],
  ['another colour if the current one lacks the size', 'black-m', 'size', 'xl', 'white-xl'],
])('choosing leads to %s', (_, from, key, value, to) => {
  expect(findSibling(COATS, find(from), key, value)?.id).toBe(to);
});

test('choosing the current value stays at the product, even if another one has the same values', () => {
  const twins = {
    ...COATS,
    siblings: [makeSibling('twin', { colour: 'red', size: 'm' }), ...COATS.siblings],
  };
  expect(findSibling(twins, find('red-m'), 'size', 'm')?.id).toBe('red-m');
});

const show = (id: string) =>
  listChoices(COATS, find(id)).map(({ name, choices }) => [
    name,
    ...choices.map((choice) =>
      [
        choice.isChosen && '*',
        choice.name,
        choice.isSoldOut && 'sold out',
        choice.alsoChanges && `with ${choice.alsoChanges}`,
      ]
        .filter(Boolean)
        .join(' '),
    ),
  ]);

test('choices tell what is chosen, what is sold out, and what else changes', () => {
  expect(show('red-m')).toEqual([
    ['colour', 'Black', '* Red', 'White with L'],
    ['size', 'S with Black', '* M', 'L with Black', 'XL sold out'],
  ]);
});

test('leaves out values without a product, and marks none as chosen if the product lacks the option', () => {
  const bare = makeSibling('bare', { colour: 'red' });
  const family = { ...COATS, siblings: [bare, find('black-s')] };
  const [, sizes] = listChoices(family, bare);
  expect(sizes?.choices.map(({ name, isChosen }) => [name, isChosen])).toEqual([['S', false]]);
});

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowDown', 3, false, 0],
  ['ArrowLeft', 0, false, 3],
  ['ArrowUp', 2, false, 1],
  ['ArrowLeft', 0, true, 1],
  ['ArrowRight', 0, true, 3],
  ['ArrowDown', 0, true, 1],
  ['Home', 2, false, undefined],
  ['a', 2, false, undefined],
])('%s at button %d of four (right to left: %s) leads to %s', (key, at, isRtl, to) => {
  expect(findRadioByKey(key, at, 4, isRtl)).toBe(to);
});
