import { formatEgp, toPiastres } from '#contract/money.ts';
import * as coupon from '#messages/coupon.ts';
import { egpStyle, writeDigits } from '#messages/numbers.ts';

/** The day in figures, as people in Egypt write it: 31/12/2026. */
const writeDay = (iso: string) => writeDigits(iso.split('-').map(Number).reverse().join('/'));

/** Why a discount code can't be used, in words; undefined for other refusals. */
export const explainCoupon = (code: string | undefined, values: readonly unknown[]): string | undefined =>
  coupon.explainProblem(code, values, {
    amount: (egp) => formatEgp(toPiastres(egp), egpStyle),
    day: writeDay,
  });
