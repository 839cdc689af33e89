/** Returning or exchanging pieces of a delivered order. */
import type { OrderReturn, ReturnStatus } from '#contract/orders/returned.ts';
import { formatNumber } from './numbers.ts';

type Kind = OrderReturn['kind'];

/* The form. */
export const open = 'Return or exchange';
export const formTitle = (order: string | number) => `Return or exchange products of order ${order}`;
export const until = (date: string) =>
  `You can ask until ${date}, and it costs you nothing. Products have to come back as you got them, with everything that belongs to them.`;
export const which = 'Which products?';
export const count = (title: string) => `Pieces of ${title}`;
export const countOf = (count: number, of: number) => `${formatNumber(count)} of ${formatNumber(of)}`;
export const kindLabel = 'What would you like?';
export const kinds: Record<Kind, { name: string; note: string }> = {
  return: { name: 'Return', note: 'You get your money back' },
  exchange: { name: 'Exchange', note: 'You get another size, colour or piece' },
};
export const reasonLabel = 'Why?';
export const chooseReason = 'Choose a reason';
export const reasons: Record<OrderReturn['reason'], string> = {
  wrong_size: 'The size does not fit',
  damaged: 'It is damaged or does not work',
  not_as_described: 'It is not as described',
  wrong_item: 'It is not what I ordered',
  changed_mind: 'I changed my mind',
  other: 'Another reason',
};
export const note = 'Anything we should know? (optional)';
export const noteHint = 'Up to 500 characters.';
export const exchangeHint = 'Which size or colour would you like instead? Up to 500 characters.';
export const send = 'Send request';
export const keep = 'Not now';
export const noProducts = 'Choose at least one product.';
export const noReason = 'Choose a reason.';

/* Refusals of our provider. */
export const notReturnable = 'This order can no longer be returned.';
export const tooLate =
  'The 14 days for returning this order are over. If something is defective, write to us.';
export const noPiecesLeft = 'Some of these pieces are in another request already.';
export const answered = 'We have answered this request already. Reload the page to see it.';

/* Requests of an order, and how far they are. */
export const title = 'Returns and exchanges';
export const states: Record<ReturnStatus, Record<Kind, { name: string; text: string }>> = {
  requested: {
    return: { name: 'Return requested', text: 'We will answer within 2 working days.' },
    exchange: { name: 'Exchange requested', text: 'We will answer within 2 working days.' },
  },
  approved: {
    return: {
      name: 'Return approved',
      text: 'We take these products back. When they have reached us, you get your money back.',
    },
    exchange: {
      name: 'Exchange approved',
      text: 'We take these products back. When they have reached us, we send you the replacement.',
    },
  },
  refused: {
    return: { name: 'Return not accepted', text: 'We cannot take these products back.' },
    exchange: { name: 'Exchange not accepted', text: 'We cannot exchange these products.' },
  },
  received: {
    return: { name: 'Return received', text: 'The products have reached us. Your refund is next.' },
    exchange: { name: 'Products received', text: 'They have reached us. We will send the replacement soon.' },
  },
  closed: {
    return: { name: 'Return completed', text: 'Nothing is left to be done.' },
    exchange: { name: 'Exchange completed', text: 'Nothing is left to be done.' },
  },
  cancelled: {
    return: { name: 'Request withdrawn', text: 'You withdrew this request.' },
    exchange: { name: 'Request withdrawn', text: 'You withdrew this request.' },
  },
};
/** Of a request's history. */
export const steps: Record<ReturnStatus, string> = {
  requested: 'Requested',
  approved: 'Approved',
  refused: 'Not accepted',
  received: 'Received by us',
  closed: 'Completed',
  cancelled: 'Withdrawn',
};
export const stepOn = (step: string, date: string) => `${step}: ${date}`;
export const yourReason = 'Reason';
export const yourNote = 'Your note';
export const ourAnswer = 'Our answer';
export const history = 'History';
export const withdraw = 'Withdraw request';
