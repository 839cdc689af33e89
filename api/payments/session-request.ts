/** What a gateway is told of a payment session: who pays, what for, and where the shopper returns to. */
import { titleIn } from '#api/catalogue/present.ts';
import type { OrderWithLines } from '#api/orders/queries.ts';
import type { OrderRequest } from '#api/orders/request.ts';
import type { User, UserRow } from '#api/schema/account.ts';
import { CURRENCY, type Language } from '#contract/constants.ts';
import type { SessionRow } from './queries.ts';
import type { ReturnAddresses } from './return-address.ts';

/** The line that a gateway shows for what a changed order still owes. */
const DIFFERENCE_TITLES: Record<Language, (orderNumber: string) => string> = {
  en: (orderNumber) => `Changes to order ${orderNumber}`,
  ar: (orderNumber) => `فرق تعديل الطلب رقم \u2068${orderNumber}\u2069`,
};

/** A request to check out a cart at a gateway. */
export interface CheckoutRequest extends OrderRequest {
  user: User;
  cartId: string;
  /** The gateway's name; the shop's first gateway if undefined. */
  gateway: string | undefined;
  returnTo: ReturnAddresses;
  /** The shop's own origin. */
  origin: string;
  language: Language;
}

/** A shopper's visit to a gateway's page: who is sent there, in which language, and where they return to. */
export type Visit = Pick<CheckoutRequest, 'origin' | 'returnTo' | 'language'> & {
  user: Pick<UserRow, 'name' | 'email' | 'phone'>;
};

/** A session that is saved, but not yet opened. */
export interface NewSession extends OrderWithLines {
  session: SessionRow;
}

/** Describes a session to the gateway that shall open it. */
export function describeSession(
  { user, origin, returnTo, language }: Visit,
  { order, lines, session }: NewSession,
) {
  const { id, orderNumber, details, city, phone } = order;
  return {
    key: session.id,
    order: {
      id,
      number: orderNumber,
      currency: CURRENCY,
      ...describeAmounts({ order, lines, session }, language),
      shopper: { name: user.name, email: user.email, phone: user.phone },
      address: { details, city, phone },
    },
    language,
    origin,
    ...returnTo,
    expiresAt: session.expiresAt,
  } as const;
}

/** What the session asks for: the order's lines and shipping, or the difference as one line. */
function describeAmounts({ order, lines, session }: NewSession, language: Language) {
  const { orderNumber, totalPiastres, shippingPiastres } = order;
  if (session.purpose === 'difference') {
    const { amountPiastres } = session;
    const title = DIFFERENCE_TITLES[language](orderNumber);
    return {
      ...{ totalPiastres: amountPiastres, shippingPiastres: 0 },
      lines: [{ title, count: 1, pricePiastres: amountPiastres }],
    };
  }
  return {
    ...{ totalPiastres, shippingPiastres },
    lines: order.discountPiastres > 0 ? listNetLines(lines, language) : listLines(lines, language),
  };
}

const listLines = (lines: NewSession['lines'], language: Language) =>
  lines.map((line) => ({
    title: titleIn(line, language),
    count: line.count,
    pricePiastres: line.pricePiastres,
  }));

/** The lines less their discounts. Gateways know no discounts, and a line's may not be divisible by its pieces. */
const listNetLines = (lines: NewSession['lines'], language: Language) =>
  lines
    .map((line) => ({
      title: line.count > 1 ? `${line.count} × ${titleIn(line, language)}` : titleIn(line, language),
      count: 1,
      pricePiastres: line.count * line.pricePiastres - line.discountPiastres,
    }))
    .filter(({ pricePiastres }) => pricePiastres > 0);
