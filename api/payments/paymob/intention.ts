/** The request that opens a session at Paymob. */
import { type PayableOrder, type SessionRequest, truncateText } from '#api/payments/gateway.ts';
import type { Language } from '#contract/constants.ts';

export interface IntentionBody {
  amount: number;
  currency: string;
  payment_methods: readonly number[];
  items: { name: string; amount: number; description: string; quantity: number }[];
  billing_data: Record<string, string>;
  special_reference: string;
  /** In seconds from now. */
  expiration: number;
  notification_url: string;
  redirection_url: string;
}

/** Paymob's value for unknown fields. */
const UNKNOWN_VALUE = 'NA';
const MAX_NAME_LENGTH = 50;
const MAX_FIELD_LENGTH = 255;
/** Limited because every notification repeats all items. */
const MAX_ITEMS = 50;
const TEXTS: Record<Language, { shipping: string; order: (number: string) => string }> = {
  en: { shipping: 'Shipping', order: (number) => `Order ${number}` },
  ar: { shipping: 'الشحن', order: (number) => `طلب رقم ${number}` },
};

const writeField = (text: string | null | undefined, length = MAX_FIELD_LENGTH) =>
  truncateText(text?.trim() ?? '', length) || UNKNOWN_VALUE;

/** Each line is one item with its total price: Paymob does not document whether it multiplies by the quantity. */
function listItems({ number, lines, shippingPiastres, totalPiastres }: PayableOrder, language: Language) {
  const toItem = (title: string, amount: number) => {
    const name = truncateText(title, MAX_NAME_LENGTH);
    return { name, amount, description: name, quantity: 1 };
  };
  const texts = TEXTS[language];
  const items = [
    ...lines.map(({ title, count, pricePiastres }) =>
      toItem(count === 1 ? title : `${count} × ${title}`, count * pricePiastres),
    ),
    toItem(texts.shipping, shippingPiastres),
  ].filter(({ amount }) => amount > 0);
  if (items.reduce((sum, { amount }) => sum + amount, 0) !== totalPiastres)
    throw new Error('The lines of an order do not add up to its total');
  return items.length > MAX_ITEMS ? [toItem(texts.order(number), totalPiastres)] : items;
}

function describePayer({ shopper, address }: PayableOrder): Record<string, string> {
  const [first, ...others] = shopper.name.trim().split(/\s+/);
  return {
    first_name: writeField(first, MAX_NAME_LENGTH),
    last_name: writeField(others.join(' '), MAX_NAME_LENGTH),
    email: writeField(shopper.email),
    phone_number: writeField(shopper.phone || address.phone),
    street: writeField(address.details),
    city: writeField(address.city),
    country: 'EG',
    state: UNKNOWN_VALUE,
    building: UNKNOWN_VALUE,
    floor: UNKNOWN_VALUE,
    apartment: UNKNOWN_VALUE,
    postal_code: UNKNOWN_VALUE,
  };
}

export function describeIntention(
  { key, order, language, origin, successUrl, expiresAt }: SessionRequest,
  paymentMethods: readonly number[],
  now: Date,
): IntentionBody {
  const expiration = Math.floor((expiresAt.getTime() - now.getTime()) / 1000);
  if (expiration <= 0) throw new Error('A session that has expired already is not opened');
  return {
    amount: order.totalPiastres,
    currency: order.currency,
    payment_methods: paymentMethods,
    items: listItems(order, language),
    billing_data: describePayer(order),
    special_reference: key,
    expiration,
    notification_url: `${origin}/api/payments/paymob/notify`,
    redirection_url: successUrl,
  };
}
