import { expect, test } from 'vitest';
import { isSamePlace } from './fill-form.ts';

const HOME = {
  details: '12 Nile Street',
  phone: '01012345678',
  city: 'Giza',
  governorate: 'GZ',
  area: 'Dokki',
};

test.each([
  ['spaces around it', { ...HOME, city: ' Giza ' }],
  ['another spelling of the number', { ...HOME, phone: '+20 101 234 5678' }],
  ['Arabic digits', { ...HOME, phone: '٠١٠١٢٣٤٥٦٧٨' }],
])('%s make no other address', (_, typed) => {
  expect(isSamePlace(HOME, typed)).toBe(true);
});

test.each(Object.keys(HOME))('another %s makes another address', (name) => {
  expect(isSamePlace(HOME, { ...HOME, [name]: 'else' })).toBe(false);
});

test('what is absent is as good as empty', () => {
  const { governorate, area, ...short } = HOME;
  expect([governorate, area]).toEqual(['GZ', 'Dokki']);
  expect(isSamePlace(short, { ...short, governorate: '', area: ' ' })).toBe(true);
  expect(isSamePlace({}, { details: '', phone: '' })).toBe(true);
});
