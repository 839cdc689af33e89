import { describe, expect, test } from 'vitest';
import { handleKey } from './combobox.ts';

const open = { isOpen: true, active: -1, count: 3, isFieldEmpty: false, isRemovable: false };
const closed = { ...open, isOpen: false };
const press = (key: string, situation: Partial<typeof open>, altKey = false) =>
  handleKey({ key, altKey }, { ...open, ...situation });

describe('arrow keys cycle through the options and the field', () => {
  test.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, -1],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 0, -1],
  ])('%s at %i leads to %i', (key, active, to) => {
    expect(press(key, { active })).toEqual({ isOpen: true, active: to, isHandled: true });
  });

  test.each([
    ['ArrowDown', 0],
    ['ArrowUp', 2],
  ])('%s opens a closed list at its first or last option', (key, to) => {
    expect(press(key, { ...closed, active: 1 })).toEqual({ isOpen: true, active: to, isHandled: true });
  });

  test('a list whose options have not arrived opens without an active option', () => {
    expect(press('ArrowDown', { ...closed, count: 0 })).toEqual({
      isOpen: true,
      active: -1,
      isHandled: true,
    });
  });

  test('arrow keys with Alt open and close the list', () => {
    expect(press('ArrowDown', closed, true)).toEqual({ isOpen: true, active: -1, isHandled: true });
    expect(press('ArrowUp', { active: 1 }, true)).toEqual({ isOpen: false, active: -1, isHandled: true });
  });
});

describe('Enter', () => {
  test('chooses the active option', () => {
    expect(press('Enter', { active: 1 })).toMatchObject({ act: 'choose', isOpen: false, isHandled: true });
  });
  test.each([
    ['no option is active', { active: -1 }],
    ['the list is closed', closed],
  ])('submits the form where %s', (_, situation) => {
    expect(press('Enter', situation)).toEqual({ isOpen: false, active: -1, isHandled: false });
  });
});

describe('Escape', () => {
  test('closes the list, and clears the field when pressed again', () => {
    expect(press('Escape', { active: 1 })).toEqual({ isOpen: false, active: -1, isHandled: true });
    expect(press('Escape', closed)).toMatchObject({ act: 'clear', isHandled: true });
  });
  test('is not handled in an empty field with a closed list', () => {
    expect(press('Escape', { ...closed, isFieldEmpty: true })).toBeUndefined();
  });
});

test('Tab closes the list and moves the focus', () => {
  expect(press('Tab', { active: 1 })).toEqual({ isOpen: false, active: -1, isHandled: false });
});

test.each(['Home', 'End', 'ArrowLeft', 'ArrowRight'])('%s moves the caret', (key) => {
  expect(press(key, { active: 1 })).toEqual({ isOpen: true, active: -1, isHandled: false });
  expect(press(key, closed)).toBeUndefined();
});

test('Delete removes a removable option, and otherwise edits the text', () => {
  expect(press('Delete', { active: 1, isRemovable: true })).toMatchObject({ act: 'remove', isHandled: true });
  expect(press('Delete', { active: 1 })).toBeUndefined();
});

test('characters are not handled', () => {
  expect(press('a', {})).toBeUndefined();
});
