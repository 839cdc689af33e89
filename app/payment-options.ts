/** The payment methods that the shop offers. Only the server imports this; pages receive the texts as loader data. */
import * as checkout from '#messages/checkout.ts';
import { paymentMarks } from '#messages/shop.ts';

export interface PaymentOption {
  /** 'cash', 'card' for a single gateway, or the name of one of several gateways. */
  payment: string;
  title: string;
  note: string;
}

const TEXTS_BY_METHOD: Record<string, Omit<PaymentOption, 'payment'>> = {
  cash: { title: checkout.cash, note: checkout.cashNote },
  paymob: { title: checkout.paymob, note: checkout.paymobNote },
  stripe: { title: checkout.stripe, note: checkout.stripeNote },
};
const CARD_TEXTS = { title: checkout.card, note: checkout.cardNote };

/**
 * The payment options with these names. Undefined for the default options (one card gateway, then cash), whose texts
 * are in the browser bundle.
 */
export function listPaymentOptions(offered: readonly string[]): PaymentOption[] | undefined {
  const gateways = offered.filter((name) => name !== 'cash');
  const isDefault = offered.length === 2 && offered[1] === 'cash' && offered[0] !== 'paymob';
  if (isDefault) return undefined;
  return offered.map((name) => {
    const isOnlyCard = gateways.length === 1 && name === gateways[0];
    const texts = isOnlyCard && name !== 'paymob' ? CARD_TEXTS : (TEXTS_BY_METHOD[name] ?? CARD_TEXTS);
    return { payment: isOnlyCard ? 'card' : name, ...texts };
  });
}

const MARKS_BY_METHOD: Record<string, string[]> = {
  cash: [paymentMarks.cash],
  paymob: ['Visa', 'Mastercard', 'Meeza', paymentMarks.wallet],
  stripe: ['Visa', 'Mastercard'],
};

/**
 * The payment methods that are named beside the buy button and in the footer: cash, card brands and mobile wallets.
 * The test card page and another provider's gateways are named 'card', because we don't know their brands.
 */
export function listPaymentMarks(offered: readonly string[]): string[] {
  return [...new Set(offered.flatMap((name) => MARKS_BY_METHOD[name] ?? [paymentMarks.card]))];
}
