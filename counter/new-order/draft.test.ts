import * as v from 'valibot';
import { expect, test } from 'vitest';
import { placingRequest } from '#contract/staff-orders/requests.ts';
import { createDraft, isStarted, type OrderDraft, toPreview, toRequest } from './draft.ts';

const line = {
  productId: 'a'.repeat(24),
  title: 'Shirt',
  picture: '',
  options: '',
  pieces: 2,
  pricePiastres: 5,
};
const empty = createDraft();
const draft: OrderDraft = {
  ...empty,
  who: 'new',
  customer: { id: '', name: 'Sara Ali', phone: '+20 100 123 4567', email: ' ' },
  lines: [line],
  address: { ...empty.address, phone: '٠١٠٠١٢٣٤٥٦٧', city: 'Cairo', details: '12 Tahrir Street' },
};

test('a filled draft is converted to a valid request without empty fields', () => {
  const output = v.parse(placingRequest, toRequest(draft, 1499));
  expect(output).toMatchObject({
    newCustomer: { name: 'Sara Ali', phone: '01001234567' },
    ...{ lines: [{ productId: line.productId, pieces: 2 }], expectedPiastres: 1499, source: 'phone' },
  });
  expect(output.newCustomer).not.toHaveProperty('email');
});

test('a preview request contains each valid phone number once', () => {
  expect(toPreview(draft).phones).toEqual(['01001234567']);
  expect(
    toPreview({ ...empty, who: 'known', customer: { ...draft.customer, id: 'b', phone: '010' } }),
  ).toMatchObject({
    customerId: 'b',
    phones: [],
  });
});

test('a draft with a customer, a product, an address or a note counts as started', () => {
  expect(isStarted(empty)).toBe(false);
  expect(
    [{ who: 'new' as const }, { lines: [line] }, { address: draft.address }, { note: 'x' }].every((part) =>
      isStarted({ ...empty, ...part }),
    ),
  ).toBe(true);
});
