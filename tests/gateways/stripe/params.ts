/** Validates the shop's parameters as Stripe does; unknown ones are refused. */
import * as v from 'valibot';
import { Refusal } from './refusal.ts';

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,12}$/, 'Invalid integer'),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
  );
const metadata = v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(500))), {});
const address = v.pipe(v.string(), v.url('Not a valid URL'), v.maxLength(5000));
const expand = v.optional(v.array(v.string()), []);

const item = v.strictObject({
  price_data: v.strictObject({
    currency: v.picklist(['egp', 'usd', 'eur']),
    // A charge may have at most eight digits.
    unit_amount: wholeNumber(0, 99_999_999),
    product_data: v.strictObject({ name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(250)) }),
  }),
  quantity: wholeNumber(1, 999_999),
});

export const sessionParams = v.strictObject({
  mode: v.literal('payment'),
  line_items: v.pipe(v.array(item), v.minLength(1), v.maxLength(100)),
  success_url: address,
  cancel_url: address,
  client_reference_id: v.pipe(v.string(), v.maxLength(200)),
  metadata,
  payment_intent_data: v.strictObject({ metadata, description: v.optional(v.string()) }),
  customer_email: v.optional(v.pipe(v.string(), v.email('Invalid email address'))),
  expires_at: v.optional(wholeNumber(0, 9_999_999_999)),
  // The locales that the shop may request; Stripe has no Arabic.
  locale: v.optional(v.picklist(['auto', 'en'])),
  adaptive_pricing: v.optional(v.strictObject({ enabled: v.picklist(['true', 'false']) })),
});
export type SessionParams = v.InferOutput<typeof sessionParams>;

export const refundParams = v.strictObject({
  payment_intent: v.string(),
  amount: v.optional(wholeNumber(1, 99_999_999)),
  metadata,
});
export type RefundParams = v.InferOutput<typeof refundParams>;

export const readParams = v.strictObject({ expand });
export const listParams = v.strictObject({
  payment_intent: v.string(),
  limit: v.optional(wholeNumber(1, 100)),
  expand,
});

const codeOf = (param: string) => {
  if (param === 'customer_email') return 'email_invalid';
  return param.endsWith('[unit_amount]') ? 'parameter_invalid_integer' : 'parameter_unknown';
};

/** Checks parameters; refuses invalid ones as Stripe does. */
export function checkParams<Schema extends v.GenericSchema>(schema: Schema, given: unknown) {
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const [first, ...rest] = issue.path?.map(({ key }) => String(key)) ?? ['parameters'];
  const param = `${first}${rest.map((key) => `[${key}]`).join('')}`;
  throw new Refusal(`${param}: ${issue.message}`, { code: codeOf(param), param });
}
