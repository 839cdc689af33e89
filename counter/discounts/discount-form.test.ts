import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Discount } from '#contract/discounts/calls.ts';
import { discountSchema, EMPTY_DISCOUNT, toRequest, toValues } from './discount-form.ts';

const DISCOUNT: Discount = {
  ...{ id: '1', code: 'SUMMER', kind: 'amount', percent: null, amountPiastres: 5050, minPiastres: 0 },
  ...{ products: [{ id: 'p', nameEn: 'Pot', nameAr: 'براد' }], categories: [], startsOn: '2026-12-01' },
  ...{ endsOn: null, maxUses: 100, maxUsesPerPerson: null, state: 'planned', uses: 0 },
  ...{ savedPiastres: 0, salesPiastres: 0, version: 1 },
};

test('a code that is opened and saved stays as it was', () => {
  expect(toRequest(toValues(DISCOUNT))).toEqual({
    ...{ code: 'SUMMER', kind: 'amount', percent: null, amountPiastres: 5050, minPiastres: 0 },
    ...{ productIds: ['p'], categoryIds: [], startsOn: '2026-12-01', endsOn: null },
    ...{ maxUses: 100, maxUsesPerPerson: null },
  });
});

test('only the value of the chosen kind is sent, and chosen products only if it is not for all', () => {
  const values = { ...toValues(DISCOUNT), kind: 'percent', percent: 20, isForAll: true } as const;
  expect(toRequest(values)).toMatchObject({ percent: 20, amountPiastres: null, productIds: [] });
});

test.each([
  ['no code', {}, 'code'],
  ['no value', { code: 'TEN', percent: '' }, 'percent'],
  ['more than everything', { code: 'TEN', percent: 101 }, 'percent'],
  ['days in the wrong order', { code: 'TEN', startsOn: '2026-12-02', endsOn: '2026-12-01' }, 'endsOn'],
])('a form with %s is refused at its field', (_, typed, field) => {
  const { issues } = v.safeParse(discountSchema, { ...EMPTY_DISCOUNT, ...typed });
  expect(issues?.map((issue) => v.getDotPath(issue))).toEqual([field]);
});
