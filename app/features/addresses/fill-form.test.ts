import { expect, test } from 'vitest';
import { isSameAddress, toAddressRequest } from './fill-form.ts';

const HOME = {
  details: '12 Nile Street',
  phone: '01012345678',
  city: 'Giza',
  governorate: 'GZ',
  area: 'Dokki',
};

test.each([
  ['spaces around the city', { ...HOME, city: ' Giza ' }],
  ['another spelling of the phone number', { ...HOME, phone: '+20 101 234 5678' }],
  ['Arabic digits', { ...HOME, phone: '٠١٠١٢٣٤٥٦٧٨' }],
])('an address is the same with %s', (_, typed) => {
  expect(isSameAddress(HOME, typed)).toBe(true);
});

test.each(Object.keys(HOME))('another %s makes a different address', (name) => {
  expect(isSameAddress(HOME, { ...HOME, [name]: 'else' })).toBe(false);
});

test('missing and empty fields are equal', () => {
  const { governorate, area, ...short } = HOME;
  expect([governorate, area]).toEqual(['GZ', 'Dokki']);
  expect(isSameAddress(short, { ...short, governorate: '', area: ' ' })).toBe(true);
  expect(isSameAddress({}, { details: '', phone: '' })).toBe(true);
});

const PLACE = { details: '12 Nile Street', phone: '01012345678', city: 'Giza' };

test.each([
  [
    { ...PLACE, governorate: 'GZ', area: 'Dokki' },
    { ...PLACE, governorate: 'GZ', area: 'Dokki' },
  ],
  [{ ...PLACE, governorate: '', area: '' }, PLACE],
  [PLACE, PLACE],
])('%j is sent as %j', (typed, sent) => {
  expect(toAddressRequest(typed)).toEqual(sent);
});
