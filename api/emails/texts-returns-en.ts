/** Texts of emails about returns and exchanges. */
import type { ReturnTexts } from './texts.ts';

export const returnTexts: ReturnTexts = {
  return_requested: ({ number, isExchange, products }) => ({
    subject: `we’ve received your ${isExchange ? 'exchange' : 'return'} request for order ${number}`,
    title: `We’ve received your ${isExchange ? 'exchange' : 'return'} request`,
    paragraphs: [
      `You asked to ${isExchange ? 'exchange' : 'return'} these products from order ${number}:`,
      ...products,
      'We’ll answer within 2 working days. Please keep them as they are, with everything that came with them.',
    ],
  }),
  return_approved: ({ number, isExchange, products, answer, isCash }) => ({
    subject: `your ${isExchange ? 'exchange' : 'return'} for order ${number} is approved`,
    title: `Your ${isExchange ? 'exchange' : 'return'} is approved`,
    paragraphs: [
      `You can send back these products from order ${number}:`,
      ...products,
      answer ?? 'We’ll contact you to arrange the pickup.',
      isExchange
        ? 'Once we’ve received them, we’ll send you the replacement.'
        : `Once we’ve received them, we’ll refund you${isCash ? '' : ' to the payment method you used'}.`,
    ],
  }),
  return_refused: ({ number, isExchange, products, answer }) => ({
    subject: `we can’t accept your ${isExchange ? 'exchange' : 'return'} for order ${number}`,
    title: `We can’t accept your ${isExchange ? 'exchange' : 'return'}`,
    paragraphs: [
      `You asked to ${isExchange ? 'exchange' : 'return'} these products from order ${number}:`,
      ...products,
      ...(answer ? [answer] : []),
      'If you have questions, contact us with your order number.',
    ],
  }),
  return_received: ({ number, isExchange, products }) => ({
    subject: `we’ve received the products you sent back from order ${number}`,
    title: 'We’ve received what you sent back',
    paragraphs: [
      `We’ve received these products from order ${number}:`,
      ...products,
      isExchange
        ? 'We’ll send you the replacement soon.'
        : 'Your refund is next. We’ll email you when it’s on its way.',
    ],
  }),
};
