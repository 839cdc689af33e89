/** Requests of addresses, orders and checkout. The message of a validation rule is a refusal's code. */
import * as v from 'valibot';
import {
  MAX_AREA_LENGTH,
  MAX_CART_LINES,
  MAX_LANDMARK_LENGTH,
  MAX_LINE_COUNT,
  MAX_RECIPIENT_LENGTH,
} from '#contract/constants.ts';
import { type Governorate, listGovernorates } from '#contract/governorates.ts';
import { toEgp, toPiastres } from '#contract/money.ts';
import { EGYPTIAN_MOBILE, EGYPTIAN_MOBILE_OR_EMPTY, normalisePhone, OBJECT_ID } from '#contract/rules.ts';
import { optionalText, refuseAs, requiredText } from '#contract/text.ts';
import { MAX_RETURN_NOTE_LENGTH, RETURN_KINDS, RETURN_REASONS } from './returned.ts';

/** More than any cart can cost. */
const MAX_TOTAL_EGP = 1e12;

const phone = v.pipe(
  requiredText('address-phone-required'),
  v.transform(normalisePhone),
  v.regex(EGYPTIAN_MOBILE, refuseAs('not-an-egyptian-phone')),
);
const secondPhone = v.pipe(
  v.string(refuseAs('invalid-value')),
  v.transform(normalisePhone),
  v.regex(EGYPTIAN_MOBILE_OR_EMPTY, refuseAs('not-an-egyptian-phone')),
);
// Forms send an empty string if nothing was chosen.
const listChoices = (): ('' | Governorate)[] => ['', ...listGovernorates()];

/** The common fields of saved and shipping addresses. */
export const addressFields = {
  details: requiredText('address-details-required'),
  phone,
  city: requiredText('address-city-required'),
  // Accepted by our own provider only.
  governorate: v.nullish(v.picklist(/* @__PURE__ */ listChoices(), refuseAs('unknown-governorate'))),
  area: v.nullish(optionalText(MAX_AREA_LENGTH)),
  recipient: v.nullish(optionalText(MAX_RECIPIENT_LENGTH)),
  landmark: v.nullish(optionalText(MAX_LANDMARK_LENGTH)),
  secondPhone: v.nullish(secondPhone),
};
/** The API reference's descriptions of the fields that only our own provider knows. */
export const ADDRESS_FIELD_NOTES = {
  governorate: 'Its code of ISO 3166-2:EG, such as C for Cairo. Only this provider knows it.',
  area: 'The district or village, as people there call it. Only this provider knows it.',
  recipient: 'Who receives the parcel; the shopper if it is empty. Only this provider knows it.',
  landmark: 'What is near, for the courier. Only this provider knows it.',
  secondPhone: 'Another Egyptian mobile number, for the courier. Only this provider knows it.',
};

export const shippingAddress = v.object({
  ...addressFields,
  postalCode: v.optional(
    v.pipe(
      v.union([v.string(), v.number()], refuseAs('postal-code-required')),
      v.transform(String),
      requiredText('postal-code-required', 20),
    ),
  ),
});
/** The total that the shopper saw, in EGP; checked by our own provider only. */
const expectedTotal = v.pipe(
  v.number(refuseAs('invalid-total')),
  v.minValue(0, refuseAs('invalid-total')),
  v.maxValue(MAX_TOTAL_EGP, refuseAs('invalid-total')),
  v.check((egp) => toEgp(toPiastres(egp)) === egp, refuseAs('invalid-total')),
);
/** The body of an order or a checkout: the shipping address, and optionally the expected total. */
export const orderRequest = v.object({ shippingAddress, expectedTotal: v.optional(expectedTotal) });

/** Some pieces of an order's line. */
const returnedPieces = v.object({
  lineId: v.pipe(
    v.string(refuseAs('invalid-value')),
    v.regex(OBJECT_ID, refuseAs('invalid-value')),
    v.toLowerCase(),
  ),
  count: v.pipe(
    v.number(refuseAs('invalid-value')),
    v.integer(refuseAs('invalid-value')),
    v.minValue(1, refuseAs('invalid-value')),
    v.maxValue(MAX_LINE_COUNT, refuseAs('invalid-value')),
  ),
});
export const returnRequest = v.object({
  kind: v.picklist(RETURN_KINDS, refuseAs('invalid-value')),
  reason: v.picklist(RETURN_REASONS, refuseAs('invalid-value')),
  lines: v.pipe(
    v.array(returnedPieces, refuseAs('invalid-value')),
    v.minLength(1, refuseAs('return-lines-required')),
    v.maxLength(MAX_CART_LINES, refuseAs('invalid-value')),
    v.check(
      (lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length,
      refuseAs('invalid-value'),
    ),
  ),
  note: v.optional(optionalText(MAX_RETURN_NOTE_LENGTH), ''),
});

export type ReturnRequest = v.InferOutput<typeof returnRequest>;
export type ShippingAddress = v.InferOutput<typeof shippingAddress>;
