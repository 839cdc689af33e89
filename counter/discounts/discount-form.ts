/** The fields of the form for a discount code, and their conversion to a request. */
import * as v from 'valibot';
import type { Discount } from '#contract/discounts/calls.ts';
import type { DiscountKind } from '#contract/discounts/code.ts';
import { type DiscountRequest, discountRequest } from '#contract/discounts/requests.ts';
import { toEgp, toPiastres } from '#contract/money.ts';

type Typed = number | string;
type Named = Discount['products'][number];

/** Form values; an empty field means no value. Amounts are in EGP. */
export interface DiscountValues extends Record<string, unknown> {
  code: string;
  kind: DiscountKind;
  percent: Typed;
  amountPiastres: Typed;
  minPiastres: Typed;
  isForAll: boolean;
  products: Named[];
  categories: Named[];
  startsOn: string;
  endsOn: string;
  maxUses: Typed;
  maxUsesPerPerson: Typed;
}

export const EMPTY_DISCOUNT: DiscountValues = {
  ...{ code: '', kind: 'percent', percent: 10, amountPiastres: '', minPiastres: '', isForAll: true },
  ...{ products: [], categories: [], startsOn: '', endsOn: '', maxUses: '', maxUsesPerPerson: 1 },
};

const toTypedEgp = (piastres: number | null): Typed => (piastres ? toEgp(piastres) : '');

export const toValues = (discount: Discount): DiscountValues => ({
  ...{ code: discount.code, kind: discount.kind, percent: discount.percent ?? '' },
  amountPiastres: toTypedEgp(discount.amountPiastres),
  minPiastres: toTypedEgp(discount.minPiastres),
  isForAll: discount.products.length + discount.categories.length === 0,
  ...{ products: discount.products, categories: discount.categories },
  ...{ startsOn: discount.startsOn ?? '', endsOn: discount.endsOn ?? '' },
  ...{ maxUses: discount.maxUses ?? '', maxUsesPerPerson: discount.maxUsesPerPerson ?? '' },
});

const toNumber = (typed: Typed): number | null => (typed === '' ? null : Number(typed));
const toAmount = (typed: Typed): number | null => (typed === '' ? null : toPiastres(Number(typed)));

export const toRequest = (values: DiscountValues): DiscountRequest => ({
  ...{ code: values.code, kind: values.kind },
  percent: values.kind === 'percent' ? toNumber(values.percent) : null,
  amountPiastres: values.kind === 'amount' ? toAmount(values.amountPiastres) : null,
  minPiastres: toAmount(values.minPiastres) ?? 0,
  productIds: values.isForAll ? [] : values.products.map(({ id }) => id),
  categoryIds: values.isForAll ? [] : values.categories.map(({ id }) => id),
  ...{ startsOn: values.startsOn || null, endsOn: values.endsOn || null },
  ...{ maxUses: toNumber(values.maxUses), maxUsesPerPerson: toNumber(values.maxUsesPerPerson) },
});

/** Validates form values with the contract's schema of a request. */
export const discountSchema = v.pipe(
  v.any(),
  v.transform((values: DiscountValues) => toRequest(values)),
  discountRequest as unknown as v.GenericSchema<DiscountRequest>,
);

/** What the sentence about a code needs. */
export type Described = Pick<
  Discount,
  | 'kind'
  | 'percent'
  | 'amountPiastres'
  | 'minPiastres'
  | 'products'
  | 'categories'
  | 'startsOn'
  | 'endsOn'
  | 'maxUses'
  | 'maxUsesPerPerson'
>;

export function toDescribed(values: DiscountValues): Described {
  const { productIds: _, categoryIds: __, code: ___, ...request } = toRequest(values);
  const { isForAll, products, categories } = values;
  return {
    ...request,
    products: isForAll ? [] : products,
    categories: isForAll ? [] : categories,
  };
}
