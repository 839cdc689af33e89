import { describe, expect, test } from 'vitest';
import { pressKey } from './combobox.ts';

const open = { isOpen: true, active: -1, count: 3, isFieldEmpty: false, isRemovable: false };
const closed = { ...open, isOpen: false };
const press = (key: string, situation: Partial<typeof open>, altKey = false) =>
  pressKey({ key, altKey }, { ...open, ...situation });

describe('arrow keys walk in a circle of the options and the field', () => {
  test.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, -1],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 0, -1],
  ])('%s at %i leads to %i', (key, active, to) => {
    expect(press(key, { active })).toEqual({ isOpen: true, active: to, isTaken: true });
  });

  test.each([
    ['ArrowDown', 0],
    ['ArrowUp', 2],
  ])('%s opens a closed list at one of its ends', (key, to) => {
    expect(press(key, { ...closed, active: 1 })).toEqual({ isOpen: true, active: to, isTaken: true });
  });

  test('a list whose options are not known yet opens without an active one', () => {
    expect(press('ArrowDown', { ...closed, count: 0 })).toEqual({ isOpen: true, active: -1, isTaken: true });
  });

  test('with Alt they open and close', () => {
    expect(press('ArrowDown', closed, true)).toEqual({ isOpen: true, active: -1, isTaken: true });
    expect(press('ArrowUp', { active: 1 }, true)).toEqual({ isOpen: false, active: -1, isTaken: true });
  });
});

describe('Enter', () => {
  test('chooses the active option', () => {
    expect(press('Enter', { active: 1 })).toMatchObject({ act: 'choose', isOpen: false, isTaken: true });
  });
  test.each([
    ['no option is active', { active: -1 }],
    ['the list is closed', closed],
  ])('submits the form where %s', (_, situation) => {
    expect(press('Enter', situation)).toEqual({ isOpen: false, active: -1, isTaken: false });
  });
});

describe('Escape', () => {
  test('closes the list, and clears the field the second time', () => {
    expect(press('Escape', { active: 1 })).toEqual({ isOpen: false, active: -1, isTaken: true });
    expect(press('Escape', closed)).toMatchObject({ act: 'clear', isTaken: true });
  });
  test('is left to what is around an empty field', () => {
    expect(press('Escape', { ...closed, isFieldEmpty: true })).toBeUndefined();
  });
});

test('Tab closes the list and goes on', () => {
  expect(press('Tab', { active: 1 })).toEqual({ isOpen: false, active: -1, isTaken: false });
});

test.each(['Home', 'End', 'ArrowLeft', 'ArrowRight'])('%s moves in the text, as in any field', (key) => {
  expect(press(key, { active: 1 })).toEqual({ isOpen: true, active: -1, isTaken: false });
  expect(press(key, closed)).toBeUndefined();
});

test('Delete removes what can be removed, and is a key of the text elsewhere', () => {
  expect(press('Delete', { active: 1, isRemovable: true })).toMatchObject({ act: 'remove', isTaken: true });
  expect(press('Delete', { active: 1 })).toBeUndefined();
});

test('letters mean nothing to the list', () => {
  expect(press('a', {})).toBeUndefined();
});
