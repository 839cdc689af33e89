/** What Paymob is told when a session is opened. */
import { cutText } from '#api/payments/cut-text.ts';
import type { PayableOrder, SessionRequest } from '#api/payments/gateway.ts';
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

/** What Paymob wants to read where nothing is known. */
const UNKNOWN = 'NA';
const MAX_NAME_LENGTH = 50;
const MAX_FIELD_LENGTH = 255;
/** Paymob sends all of them back with every notification. */
const MAX_ITEMS = 50;
const TEXTS: Record<Language, { shipping: string; order: (number: number) => string }> = {
  en: { shipping: 'Shipping', order: (number) => `Order ${number}` },
  ar: { shipping: 'الشحن', order: (number) => `طلب رقم ${number}` },
};

const tell = (text: string | undefined, length = MAX_FIELD_LENGTH) =>
  cutText(text?.trim() ?? '', length) || UNKNOWN;

/** Each line is one item of its whole price: Paymob adds up amounts, and does not say whether times quantity. */
function listItems({ number, lines, shippingPiastres, totalPiastres }: PayableOrder, language: Language) {
  const toItem = (title: string, amount: number) => {
    const name = cutText(title, MAX_NAME_LENGTH);
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
    first_name: tell(first, MAX_NAME_LENGTH),
    last_name: tell(others.join(' '), MAX_NAME_LENGTH),
    email: tell(shopper.email),
    phone_number: tell(shopper.phone || address.phone),
    street: tell(address.details),
    city: tell(address.city),
    country: 'EG',
    state: UNKNOWN,
    building: UNKNOWN,
    floor: UNKNOWN,
    apartment: UNKNOWN,
    postal_code: UNKNOWN,
  };
}

/** The body of the call that opens a session. */
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
