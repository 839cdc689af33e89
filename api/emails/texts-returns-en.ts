/** Emails about returns and exchanges. */
import type { ReturnTexts } from './texts.ts';

export const returnTexts: ReturnTexts = {
  return_requested: ({ number, isExchange, products }) => ({
    subject: `My Store: we received your ${isExchange ? 'exchange' : 'return'} request for order ${number}`,
    title: `We received your ${isExchange ? 'exchange' : 'return'} request`,
    paragraphs: [
      `You asked to ${isExchange ? 'exchange' : 'return'} these products of order ${number}:`,
      ...products,
      'We will answer within 2 working days. Please keep them as they are, with everything that came with them.',
    ],
  }),
  return_approved: ({ number, isExchange, products, answer, isCash }) => ({
    subject: `My Store: your ${isExchange ? 'exchange' : 'return'} for order ${number} is approved`,
    title: `Your ${isExchange ? 'exchange' : 'return'} is approved`,
    paragraphs: [
      `We will take back these products of order ${number}:`,
      ...products,
      answer ?? 'We will contact you to arrange when to collect them.',
      isExchange
        ? 'When they have reached us, we send you the replacement.'
        : `When they have reached us, you get your money back${isCash ? '' : ' the way you paid'}.`,
    ],
  }),
  return_refused: ({ number, isExchange, products, answer }) => ({
    subject: `My Store: we cannot accept your ${isExchange ? 'exchange' : 'return'} for order ${number}`,
    title: `We cannot accept your ${isExchange ? 'exchange' : 'return'}`,
    paragraphs: [
      `You asked to ${isExchange ? 'exchange' : 'return'} these products of order ${number}:`,
      ...products,
      ...(answer ? [answer] : []),
      'If you have questions, contact us with your order number.',
    ],
  }),
  return_received: ({ number, isExchange, products }) => ({
    subject: `My Store: the products you sent back of order ${number} have arrived`,
    title: 'The products you sent back have arrived',
    paragraphs: [
      `These products of order ${number} have reached us:`,
      ...products,
      isExchange
        ? 'We will send you the replacement soon.'
        : 'Your refund is next. We will email you when it is sent.',
    ],
  }),
};
