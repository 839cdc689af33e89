/** Texts of emails about changed orders and amounts due. */
import type { PaymentTexts } from './texts.ts';

export const paymentTexts: PaymentTexts = {
  payment_link: ({ number, amount, total }) => ({
    subject: `please pay for order ${number}`,
    title: 'Please pay for your order',
    paragraphs: [
      `${amount ?? total} is to be paid for order ${number}. Pay online with the button below.`,
      'We’ll send your order once it is paid. If you have paid already, ignore this email.',
    ],
  }),
  lines_changed: ({ number, total, amount, change }) => ({
    subject: `your order ${number} was changed`,
    title: 'We changed your order',
    paragraphs: [
      `We changed the products of order ${number}. The new total is ${total}.`,
      ...(change === 'refund' ? [`We’ll refund you ${amount} to the payment method you used.`] : []),
      ...(change === 'due'
        ? [`${amount} is still to be paid. We’ll send your order once that is paid.`]
        : []),
      'If you didn’t ask for this, please contact us before it ships.',
    ],
  }),
  difference_paid: ({ number, amount, total }) => ({
    subject: `payment received for order ${number}`,
    title: 'Payment received',
    paragraphs: [
      `Thank you. We’ve received ${amount}. All of order ${number} is paid now: ${total}.`,
      'We’ll email you when it ships.',
    ],
  }),
};
