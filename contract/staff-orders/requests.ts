/** Requests of the staff who place an order for a customer. The message of a validation rule is a refusal's code. */
import * as v from 'valibot';
import { updateMeRequest } from '#contract/account/requests.ts';
import { LANGUAGES, MAX_CART_LINES, MAX_LINE_COUNT } from '#contract/constants.ts';
import { MAX_CODE_LENGTH } from '#contract/discounts/code.ts';
import { addressFields, shippingAddress } from '#contract/orders/requests.ts';
import { objectId } from '#contract/staff/key-pages.ts';
import { optionalText, refuseAs } from '#contract/text.ts';
import { LINK_HOLD_HOURS, ORDER_OVERRIDES, STAFF_ORDER_SOURCES, STAFF_PAYMENTS } from './kinds.ts';

const MAX_NOTE_LENGTH = 1000;

const whole = (min: number, max: number) =>
  v.pipe(
    v.number(refuseAs('invalid-value')),
    v.integer(refuseAs('invalid-value')),
    v.minValue(min, refuseAs('invalid-value')),
    v.maxValue(max, refuseAs('invalid-value')),
  );

const lines = v.pipe(
  v.array(
    v.object({ productId: objectId, pieces: whole(1, MAX_LINE_COUNT) }),
    refuseAs('order-lines-required'),
  ),
  v.maxLength(MAX_CART_LINES, refuseAs('invalid-value')),
  v.check(
    (all) => new Set(all.map(({ productId }) => productId)).size === all.length,
    refuseAs('invalid-value'),
  ),
);

const { name, phone, email } = updateMeRequest.entries;
const newCustomer = v.object({ name: name.wrapped, phone: phone.wrapped, email });

/** A discount code; empty for none. */
const couponCode = v.optional(optionalText(MAX_CODE_LENGTH * 2), '');

const payment = v.picklist(STAFF_PAYMENTS, refuseAs('invalid-value'));

export const placingRequest = v.pipe(
  v.object({
    /** An idempotency key: another request with the same key is answered with the same order. */
    key: v.pipe(v.string(refuseAs('invalid-value')), v.regex(/^[\w-]{8,64}$/, refuseAs('invalid-value'))),
    customerId: v.optional(objectId),
    newCustomer: v.optional(newCustomer),
    lines: v.pipe(lines, v.minLength(1, refuseAs('order-lines-required'))),
    address: shippingAddress,
    couponCode,
    payment,
    /** How long a payment link holds the pieces. */
    holdHours: v.optional(whole(LINK_HOLD_HOURS.min, LINK_HOLD_HOURS.max), LINK_HOLD_HOURS.usual),
    source: v.picklist(STAFF_ORDER_SOURCES, refuseAs('invalid-value')),
    language: v.picklist(LANGUAGES, refuseAs('invalid-value')),
    note: v.optional(optionalText(MAX_NOTE_LENGTH), ''),
    overrides: v.optional(v.array(v.picklist(ORDER_OVERRIDES, refuseAs('invalid-value'))), []),
    /** The total that the person was told. */
    expectedPiastres: whole(0, Number.MAX_SAFE_INTEGER),
  }),
  v.check(
    ({ customerId, newCustomer }) => (customerId === undefined) !== (newCustomer === undefined),
    refuseAs('customer-required'),
  ),
);

export const linesRequest = v.object({
  /** The version of the order that the change was made from. */
  version: whole(1, Number.MAX_SAFE_INTEGER),
  lines: v.pipe(lines, v.minLength(1, refuseAs('order-lines-required'))),
  overrides: v.optional(v.array(v.picklist(ORDER_OVERRIDES, refuseAs('invalid-value'))), []),
  /** The total that the person saw, if it is to be checked. */
  expectedPiastres: v.optional(whole(0, Number.MAX_SAFE_INTEGER)),
});

export const previewRequest = v.object({
  /** An order whose lines are to be changed: its own prices, delivery and code apply. */
  orderId: v.optional(objectId),
  customerId: v.optional(objectId),
  /** The phone numbers of the person and of the address. */
  phones: v.optional(v.pipe(v.array(addressFields.phone), v.maxLength(3, refuseAs('invalid-value'))), []),
  governorate: addressFields.governorate,
  /** Names the governorate, if none is chosen. */
  city: v.optional(optionalText(500), ''),
  couponCode,
  /** May be empty as long as only the phone number is known. */
  lines,
  payment,
});

export type PlacingRequest = v.InferOutput<typeof placingRequest>;
export type LinesRequest = v.InferOutput<typeof linesRequest>;
export type PreviewRequest = v.InferOutput<typeof previewRequest>;
