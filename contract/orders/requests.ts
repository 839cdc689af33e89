/** Addresses, orders and checkout: requests, with the provider's texts. */
import * as v from 'valibot';
import { EGYPTIAN_MOBILE, normalisePhone } from '#contract/rules.ts';
import { requiredText } from '#contract/text.ts';

const phone = v.pipe(
  requiredText('phone is required'),
  v.transform(normalisePhone),
  v.regex(EGYPTIAN_MOBILE, 'accept only egypt phone numbers'),
);
const shippingFields = {
  details: requiredText('details is required'),
  phone,
  city: requiredText('city is required'),
};

export const shippingAddress = v.object({
  ...shippingFields,
  postalCode: v.optional(
    v.pipe(
      v.union([v.string(), v.number()], 'postalCode is required'),
      v.transform(String),
      requiredText('postalCode is required', 20),
    ),
  ),
});
/** The body of an order or a checkout, as the contract writes it. */
export const orderRequest = v.object({ shippingAddress });
/** Saved by one shopper. */
export const MAX_ADDRESSES = 50;
export const addressRequest = v.object({ name: requiredText('name is required'), ...shippingFields });

export type ShippingAddress = v.InferOutput<typeof shippingAddress>;
export type AddressRequest = v.InferOutput<typeof addressRequest>;
