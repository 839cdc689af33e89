/** The ways to pay as the shop offers them. Only the server loads this: pages get the texts they show. */
import * as checkout from '#messages/checkout.ts';
import * as payments from '#messages/payments.ts';

export interface PaymentOption {
  /** cash, card for the shop's only gateway, or the name of one of several. */
  payment: string;
  title: string;
  note: string;
}

const TEXTS: Record<string, Omit<PaymentOption, 'payment'>> = {
  cash: { title: checkout.cash, note: checkout.cashNote },
  paymob: { title: payments.paymob, note: payments.paymobNote },
  stripe: { title: payments.stripe, note: payments.stripeNote },
};
const USUAL = { title: checkout.card, note: checkout.cardNote };

/** The options for these names; undefined where they are what every page has by itself. */
export function listPaymentOptions(offered: readonly string[]): PaymentOption[] | undefined {
  const gateways = offered.filter((name) => name !== 'cash');
  const isUsual = offered.length === 2 && offered[1] === 'cash' && offered[0] !== 'paymob';
  if (isUsual) return undefined;
  return offered.map((name) => {
    const isOnlyCard = gateways.length === 1 && name === gateways[0];
    const texts = isOnlyCard && name !== 'paymob' ? USUAL : (TEXTS[name] ?? USUAL);
    return { payment: isOnlyCard ? 'card' : name, ...texts };
  });
}
