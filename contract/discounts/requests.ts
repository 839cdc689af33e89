/** Requests of the staff about discount codes. The message of a validation rule is a refusal's code. */
import * as v from 'valibot';
import { day, objectId } from '#contract/staff/key-pages.ts';
import { refuseAs } from '#contract/text.ts';
import { DISCOUNT_CODE, DISCOUNT_KINDS, normaliseCode } from './code.ts';

const MAX_PERCENT = 100;
const MAX_PIASTRES = 100_000_000_00;
const MAX_USES = 1_000_000_000;
const MAX_IDS = 500;

const whole = (
  min: number,
  max: number,
  refusal: 'invalid-limit' | 'discount-value-required' | 'invalid-price',
) =>
  v.pipe(
    v.number(refuseAs(refusal)),
    v.integer(refuseAs(refusal)),
    v.minValue(min, refuseAs(refusal)),
    v.maxValue(max, refuseAs(refusal)),
  );

const ids = v.pipe(
  v.array(objectId, refuseAs('invalid-value')),
  v.maxLength(MAX_IDS, refuseAs('too-many-entries', MAX_IDS)),
  v.transform((all) => [...new Set(all)]),
);

const fields = {
  code: v.pipe(
    v.string(refuseAs('invalid-discount-code')),
    v.transform(normaliseCode),
    v.regex(DISCOUNT_CODE, refuseAs('invalid-discount-code')),
  ),
  kind: v.picklist(DISCOUNT_KINDS, refuseAs('invalid-value')),
  percent: v.nullable(whole(1, MAX_PERCENT, 'discount-value-required')),
  amountPiastres: v.nullable(whole(1, MAX_PIASTRES, 'discount-value-required')),
  minPiastres: whole(0, MAX_PIASTRES, 'invalid-price'),
  productIds: ids,
  categoryIds: ids,
  startsOn: v.nullable(day),
  endsOn: v.nullable(day),
  maxUses: v.nullable(whole(1, MAX_USES, 'invalid-limit')),
  maxUsesPerPerson: v.nullable(whole(1, MAX_USES, 'invalid-limit')),
};

const NO_VALUE = refuseAs('discount-value-required');
const NOT_IN_ORDER = refuseAs('discount-ends-before-start');

interface Valued {
  kind: (typeof DISCOUNT_KINDS)[number];
  percent: number | null;
  amountPiastres: number | null;
}
const hasPercent = ({ kind, percent }: Omit<Valued, 'amountPiastres'>) =>
  kind !== 'percent' || percent !== null;
const hasAmount = ({ kind, amountPiastres }: Omit<Valued, 'percent'>) =>
  kind !== 'amount' || amountPiastres !== null;
const isInOrder = ({ startsOn, endsOn }: Record<'startsOn' | 'endsOn', string | null>) =>
  startsOn === null || endsOn === null || startsOn <= endsOn;

export const discountRequest = v.pipe(
  v.object(fields),
  v.forward(v.partialCheck([['kind'], ['percent']], hasPercent, NO_VALUE), ['percent']),
  v.forward(v.partialCheck([['kind'], ['amountPiastres']], hasAmount, NO_VALUE), ['amountPiastres']),
  v.forward(v.partialCheck([['startsOn'], ['endsOn']], isInOrder, NOT_IN_ORDER), ['endsOn']),
);
export const changeDiscountRequest = v.pipe(
  v.object({
    version: v.pipe(v.number(refuseAs('invalid-value')), v.integer(refuseAs('invalid-value'))),
    ...fields,
  }),
  v.forward(v.partialCheck([['kind'], ['percent']], hasPercent, NO_VALUE), ['percent']),
  v.forward(v.partialCheck([['kind'], ['amountPiastres']], hasAmount, NO_VALUE), ['amountPiastres']),
  v.forward(v.partialCheck([['startsOn'], ['endsOn']], isInOrder, NOT_IN_ORDER), ['endsOn']),
);

export type DiscountRequest = v.InferOutput<typeof discountRequest>;
