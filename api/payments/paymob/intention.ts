/** What Paymob is told when a session is opened. */
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
const MAX_DESCRIPTION_LENGTH = 255;
const SHIPPING: Record<Language, string> = { en: 'Shipping', ar: 'الشحن' };

const cut = (text: string, length: number) => [...text].slice(0, length).join('');
const tell = (text: string | undefined, length = MAX_DESCRIPTION_LENGTH) =>
  cut(text?.trim() ?? '', length) || UNKNOWN;

/** Each line is one item of its whole price: Paymob adds up amounts, and does not say whether times quantity. */
function listItems({ lines, shippingPiastres, totalPiastres }: PayableOrder, language: Language) {
  const toItem = (name: string, amount: number) => ({
    name: cut(name, MAX_NAME_LENGTH),
    amount,
    description: cut(name, MAX_DESCRIPTION_LENGTH),
    quantity: 1,
  });
  const items = [
    ...lines.map(({ title, count, pricePiastres }) =>
      toItem(count === 1 ? title : `${count} × ${title}`, count * pricePiastres),
    ),
    toItem(SHIPPING[language], shippingPiastres),
  ].filter(({ amount }) => amount > 0);
  if (items.reduce((sum, { amount }) => sum + amount, 0) !== totalPiastres)
    throw new Error('The lines of an order do not add up to its total');
  return items;
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
