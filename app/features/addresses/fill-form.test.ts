import { expect, test } from 'vitest';
import { isSameAddress, toAddressFields, toAddressRequest } from './fill-form.ts';

const SAVED_ADDRESS = {
  recipient: 'Mona Adel',
  phone: '01012345678',
  governorate: 'GZ',
  city: 'Dokki',
  details: '12 Nile Street',
  landmark: 'Beside the metro',
  secondPhone: '01112345678',
};

test.each([
  ['spaces around the city', { ...SAVED_ADDRESS, city: ' Dokki ' }],
  ['another spelling of the phone number', { ...SAVED_ADDRESS, phone: '+20 101 234 5678' }],
  ['Arabic digits', { ...SAVED_ADDRESS, secondPhone: '٠١١١٢٣٤٥٦٧٨' }],
])('an address is the same with %s', (_, typed) => {
  expect(isSameAddress(SAVED_ADDRESS, typed)).toBe(true);
});

test.each(Object.keys(SAVED_ADDRESS))('another %s makes a different address', (name) => {
  expect(isSameAddress(SAVED_ADDRESS, { ...SAVED_ADDRESS, [name]: 'else' })).toBe(false);
});

test('missing and empty fields are equal', () => {
  const { governorate, landmark, ...short } = SAVED_ADDRESS;
  expect([governorate, landmark]).toEqual(['GZ', 'Beside the metro']);
  expect(isSameAddress(short, { ...short, governorate: '', landmark: ' ' })).toBe(true);
  expect(isSameAddress({}, { details: '', phone: '' })).toBe(true);
});

test('the recipient is the shopper if an address names none', () => {
  expect(toAddressFields(SAVED_ADDRESS, 'Sara Ali').recipient).toBe('Mona Adel');
  expect(toAddressFields({ ...SAVED_ADDRESS, recipient: undefined }, 'Sara Ali').recipient).toBe('Sara Ali');
});

test.each([
  [{ area: 'Dokki', city: 'Giza', governorate: 'GZ' }, 'Dokki', 'GZ'],
  [{ area: 'الدقي', city: 'الجيزة' }, 'الدقي', 'GZ'],
  [{ area: 'Smouha', city: 'Sidi Gaber', governorate: 'ALX' }, 'Smouha, Sidi Gaber', 'ALX'],
  [{ area: 'سموحة', city: 'سيدي جابر', governorate: 'ALX' }, 'سموحة، سيدي جابر', 'ALX'],
  [{ area: 'Dokki', city: 'Dokki, Giza' }, 'Dokki, Giza', undefined],
  [{ city: 'Giza', governorate: 'GZ' }, 'Giza', 'GZ'],
])('%j is in the form with the city %s and the governorate %s', (saved, city, governorate) => {
  const fields = toAddressFields(saved, '');
  expect([fields.city, fields.governorate]).toEqual([city, governorate]);
  expect(fields).not.toHaveProperty('area');
});

const TYPED_ADDRESS = { details: '12 Nile Street', phone: '01012345678', city: 'Giza' };

test.each([
  [SAVED_ADDRESS, SAVED_ADDRESS],
  [{ ...TYPED_ADDRESS, governorate: '', recipient: ' ', landmark: '', secondPhone: '' }, TYPED_ADDRESS],
  [TYPED_ADDRESS, TYPED_ADDRESS],
])('%j is sent as %j', (typed, sent) => {
  expect(toAddressRequest(typed)).toEqual(sent);
});
