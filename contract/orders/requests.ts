/** Addresses, orders and checkout: requests; a rule's message is the code of its refusal. */
import * as v from 'valibot';
import { toEgp, toPiastres } from '#contract/money.ts';
import { EGYPTIAN_MOBILE, normalisePhone } from '#contract/rules.ts';
import { refuseAs, requiredText } from '#contract/text.ts';

/** Above what any cart can cost. */
const MAX_TOTAL_EGP = 1e12;

const phone = v.pipe(
  requiredText('address-phone-required'),
  v.transform(normalisePhone),
  v.regex(EGYPTIAN_MOBILE, refuseAs('not-an-egyptian-phone')),
);
/** What a saved address and a shipping address share. */
export const placeFields = {
  details: requiredText('address-details-required'),
  phone,
  city: requiredText('address-city-required'),
};

export const shippingAddress = v.object({
  ...placeFields,
  postalCode: v.optional(
    v.pipe(
      v.union([v.string(), v.number()], refuseAs('postal-code-required')),
      v.transform(String),
      requiredText('postal-code-required', 20),
    ),
  ),
});
/** What the shopper saw as the order's total, in EGP: ours alone. */
const expectedTotal = v.pipe(
  v.number(refuseAs('invalid-total')),
  v.minValue(0, refuseAs('invalid-total')),
  v.maxValue(MAX_TOTAL_EGP, refuseAs('invalid-total')),
  v.check((egp) => toEgp(toPiastres(egp)) === egp, refuseAs('invalid-total')),
);
/** The body of an order or a checkout: the contract's address, and the total where a client wants it checked. */
export const orderRequest = v.object({ shippingAddress, expectedTotal: v.optional(expectedTotal) });
export type ShippingAddress = v.InferOutput<typeof shippingAddress>;
