import { expect, test } from 'vitest';
import { listPlaces, writeAddress, writeMapLink, writeWhatsAppLink } from './write-address.ts';

const address = {
  recipient: null,
  details: '12 Tahrir Street',
  landmark: 'Beside the cinema',
  area: 'Dokki',
  governorate: 'GZ',
  postalCode: null,
  secondPhone: '01155554444',
};
const order = { shopper: 'Sara Ali', phone: '01012345678', city: 'Giza', address };

test('a city with the name of its governorate appears once', () => {
  expect(listPlaces(order, 'en')).toEqual(['12 Tahrir Street', 'Dokki', 'Giza']);
  expect(listPlaces(order, 'ar')).toEqual(['12 Tahrir Street', 'Dokki', 'الجيزة']);
});

test('a copied address has the recipient, phone numbers, street and city, but no empty lines', () => {
  expect(writeAddress(order, 'en')).toBe(
    'Sara Ali\n01012345678 / 01155554444\n12 Tahrir Street\nBeside the cinema\nDokki، Giza',
  );
  const bare = {
    ...address,
    recipient: 'Hany',
    landmark: null,
    area: null,
    governorate: null,
    secondPhone: null,
  };
  expect(writeAddress({ ...order, address: bare }, 'en')).toBe('Hany\n01012345678\n12 Tahrir Street\nGiza');
});

test('the map link contains the address, and the WhatsApp link the international number', () => {
  expect(writeMapLink(order)).toContain('query=12%20Tahrir%20Street%2C%20Dokki');
  expect(writeWhatsAppLink('01012345678')).toBe('https://wa.me/201012345678');
});
