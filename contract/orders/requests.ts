/** Addresses, orders and checkout: requests; a rule's message is the code of its refusal. */
import * as v from 'valibot';
import { EGYPTIAN_MOBILE, normalisePhone } from '#contract/rules.ts';
import { refuseAs, requiredText } from '#contract/text.ts';

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
/** The body of an order or a checkout, as the contract writes it. */
export const orderRequest = v.object({ shippingAddress });
export type ShippingAddress = v.InferOutput<typeof shippingAddress>;
