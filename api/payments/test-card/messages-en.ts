/** The English texts of the pages at /pay. Labels stand before their values: `Pay 20 EGP`, `Order MS-4F7K-2Q9`. */
import { html } from 'hono/html';
import { describeShortage, type Shortage } from '#api/orders/draft.ts';
import type { Html } from '#api/platform/http/html-page.ts';
import { CURRENCY } from '#contract/constants.ts';
import { writeRefusal } from '#contract/refusals/refusals.ts';

const writeShortage = (shortage: Shortage) => {
  const [code, ...values] = describeShortage(shortage);
  return writeRefusal(code, values);
};

export const english = {
  dir: 'ltr' as 'ltr' | 'rtl',
  currency: CURRENCY as string,
  testPayment: 'Test payment: nothing is really for sale',
  testPage: 'This is a test page.',
  noRealCards: 'Don’t enter a real card. No card is charged here.',

  payTo: 'Pay',
  pay: 'Pay',
  cancel: 'Cancel and return to the shop',
  fields: {
    number: 'Card number',
    expiry: 'Expiry date',
    cvc: 'Security code (CVV)',
    name: 'Name on card',
  },
  error: 'Error:',
  checkFields: 'Please check the fields marked below. Nothing was charged.',
  problems: {
    noNumber: 'Enter the card number',
    wrongNumber: 'Check the card number',
    noExpiry: 'Enter the expiry date',
    wrongExpiry: 'Enter the expiry date as MM/YY',
    expired: 'This card has expired',
    noCvc: 'Enter the security code',
    wrongCvc: 'The security code has 3 or 4 digits',
    noName: 'Enter the name on the card',
  },
  cvcAgain: 'Please enter the security code again. We never store it.',
  declined: 'Your card was declined. Nothing was charged. Please try another card.',
  soldOut: (shortage: Shortage) =>
    `${writeShortage(shortage)}. Nothing was charged. Please go back and update your cart.`,

  order: 'Order',
  shipping: 'Shipping',
  total: 'Total',
  includingVat: 'including VAT',

  testCards: 'Test cards',
  verdicts: { pay: 'approved', challenge: 'asks to confirm', decline: 'declined' },
  otherCards: 'Use any future date and any 3 digits. Any other valid card number works too.',

  confirm: 'Confirm your payment',
  confirmText: (total: Html, shop: Html) =>
    html`The test bank asks you to confirm <b>${total}</b> to ${shop} with the card ending in 3220.`,
  approve: 'Approve',
  refuse: 'Refuse',

  unknown: { title: 'We can’t find this payment', text: 'Please go back to the shop and check out again.' },
  closed: {
    replaced: 'A newer checkout has replaced this one',
    cancelled: 'This payment was cancelled',
    expired: 'This payment has expired',
  },
  cartWaits: 'Nothing was charged. Your cart is waiting in the shop.',
  linkWaits: 'Nothing was charged. Open the link in the shop’s message again to see what is to be paid.',
  difference: 'Changes to your order',
  returnToShop: 'Return to the shop',
  paid: { title: 'Payment complete', text: 'Thank you for your order.' },
  returnToSite: (host: Html) => html`Return to ${host}`,
  cancelForSite: (host: Html) => html`Cancel and return to ${host}`,
  cameFrom: (host: Html) => html`You came from ${host}. After you pay, you can return there with one button.`,
  foreignForm: {
    title: 'This form came from another site',
    text: 'Nothing was charged. Please open the payment page from the shop and try again.',
  },
  tooLarge: { title: 'This form is too large', text: 'Please go back and try again.' },
  busy: {
    title: 'The shop is busy',
    text: 'Nothing was charged by this page. Please wait a moment, go back and try again.',
  },
};

/** The texts of the pages at /pay, in any language. */
export type CardMessages = typeof english;
