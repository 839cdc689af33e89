/** The request that opens a session at Stripe Checkout. */
import type Stripe from 'stripe';
import { type PayableOrder, type SessionRequest, truncateText } from '#api/payments/gateway.ts';
import type { Language } from '#contract/constants.ts';

const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;
const MAX_ITEMS = 100;
const MAX_NAME_LENGTH = 100;

const TEXTS: Record<Language, { shipping: string; order: (number: string) => string }> = {
  en: { shipping: 'Shipping', order: (number) => `Order ${number}` },
  ar: { shipping: 'الشحن', order: (number) => `طلب رقم ${number}` },
};

type Item = Stripe.Checkout.SessionCreateParams.LineItem;

function describeItems(order: PayableOrder, language: Language): Item[] {
  const item = (name: string, pricePiastres: number, quantity = 1): Item => ({
    price_data: {
      currency: order.currency.toLowerCase(),
      unit_amount: pricePiastres,
      product_data: { name: truncateText(name, MAX_NAME_LENGTH) },
    },
    quantity,
  });
  const texts = TEXTS[language];
  const items = order.lines.map((line) => item(line.title, line.pricePiastres, line.count));
  if (order.shippingPiastres > 0) items.push(item(texts.shipping, order.shippingPiastres));
  return items.length > MAX_ITEMS ? [item(texts.order(order.number), order.totalPiastres)] : items;
}

/**
 * When Stripe ends the session. Stripe allows 30 minutes to 24 hours from now; we end sessions earlier ourselves. The
 * time is computed from our own expiry, so that a repeated request contains the same time, unless the limit of a day
 * is crossed in between.
 */
function findExpiry(expiresAt: Date, now: number): number | undefined {
  const expiry = Math.ceil(expiresAt.getTime() / 1000) + 31 * MINUTE_S;
  // Without an expiry, Stripe's default is a day.
  return expiry - now / 1000 < DAY_S - MINUTE_S ? expiry : undefined;
}

/** Stripe refuses a repeated idempotency key with other parameters, so nothing but `expires_at` depends on the time. */
export function describeSession(request: SessionRequest, now: number): Stripe.Checkout.SessionCreateParams {
  const { key, order, language } = request;
  const metadata = { order_id: order.id, session: key };
  const expiry = findExpiry(request.expiresAt, now);
  return {
    mode: 'payment',
    line_items: describeItems(order, language),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    client_reference_id: key,
    metadata,
    // Charges inherit this metadata. It identifies the session of a refund or a dispute.
    payment_intent_data: { metadata, description: TEXTS[language].order(order.number) },
    ...(order.shopper.email !== null && { customer_email: order.shopper.email }),
    ...(expiry && { expires_at: expiry }),
    // Stripe's page has no Arabic; 'auto' takes the browser's language.
    locale: language === 'en' ? 'en' : 'auto',
    // No conversion: the charge must have the order's amount and currency.
    adaptive_pricing: { enabled: false },
  };
}
