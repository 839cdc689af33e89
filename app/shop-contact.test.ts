import { expect, test } from 'vitest';
import { PLAIN_SHOP } from '#tests/setup/test-settings.ts';
import { toShopContact } from './shop-contact.ts';

test('lists the details that are set, with their links, and no others', () => {
  const shop = {
    ...PLAIN_SHOP,
    phone: '02 1234-5678',
    whatsApp: '201012345678',
    taxNumber: '123-456-789',
    profiles: ['https://www.facebook.com/nile', 'https://shop.example/blog'],
  };
  expect(toShopContact(shop, ['paymob'])).toEqual({
    reach: [
      { name: 'Call us', text: '02 1234-5678', href: 'tel:0212345678' },
      { name: 'WhatsApp', text: '+201012345678', href: 'https://wa.me/201012345678' },
    ],
    seller: [{ name: 'Tax register', text: '123-456-789' }],
    profiles: [
      { name: 'Facebook', url: 'https://www.facebook.com/nile' },
      { name: 'shop.example', url: 'https://shop.example/blog' },
    ],
    note: undefined,
  });
});

test.each([
  ['a demonstration', {}, ['test', 'cash'], 4],
  ['another provider decides about payment', {}, undefined, 4],
  ['real payments', {}, ['paymob', 'cash'], 0],
  ['a phone number', { phone: '19000' }, ['test', 'cash'], 0],
])('%s: example profiles are shown only in a demonstration, with a note', (_, set, payments, count) => {
  const { profiles, note } = toShopContact({ ...PLAIN_SHOP, ...set }, payments);
  expect(profiles).toHaveLength(count);
  expect(note !== undefined).toBe(count > 0);
});
