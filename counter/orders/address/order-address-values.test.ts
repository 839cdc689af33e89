import { expect, test } from 'vitest';
import { statusesBefore } from '#api/orders/transitions.ts';
import type { WholeOrder } from '#contract/orders/staff-answers.ts';
import { CHANGEABLE_STATUSES, listFormerFields } from './order-address-values.ts';

test('address changes are offered in the statuses in which the server allows them', () => {
  expect(CHANGEABLE_STATUSES.toSorted()).toEqual(statusesBefore('address_changed').toSorted());
});

test('each address change lists the previous values of only the fields that it changed', () => {
  const changed = (before: Record<string, string | null>) => ({ event: 'address_changed', before });
  const first = { details: '5 Tahrir', phone: '01000000000', city: 'Cairo', area: null };
  const order = {
    phone: '01112223334',
    city: 'Giza',
    address: { details: '7 Nile', area: 'Dokki' },
    timeline: [
      changed(first),
      { event: 'packed', before: null },
      changed({ ...first, details: '7 Nile', phone: '01112223334' }),
    ],
  } as unknown as WholeOrder;
  expect([...listFormerFields(order)]).toEqual([
    [2, { city: 'Cairo', area: '' }],
    [0, { phone: '01000000000', details: '5 Tahrir' }],
  ]);
});
