/** Texts about returning or exchanging pieces of a delivered order. */
import type { OrderReturn, ReturnStatus } from '#contract/orders/returned.ts';
import { formatNumber } from './numbers.ts';

type Kind = OrderReturn['kind'];

/* Texts of the return form. */
export const open = 'Return or exchange';
export const formTitle = (order: string | number) => `Return or exchange items from order ${order}`;
export const until = (date: string) =>
  `You can request this until ${date}, free of charge. Please send products back in their original condition, with everything that came with them.`;
export const which = 'Which products?';
export const count = (title: string) => `Quantity of ${title}`;
export const countOf = (count: number, of: number) => `${formatNumber(count)} of ${formatNumber(of)}`;
export const kindLabel = 'What would you like?';
export const kinds: Record<Kind, { name: string; note: string }> = {
  return: { name: 'Return', note: 'Get a refund' },
  exchange: { name: 'Exchange', note: 'Get another size, colour or item' },
};
export const reasonLabel = 'Why?';
export const chooseReason = 'Choose a reason';
export const reasons: Record<OrderReturn['reason'], string> = {
  wrong_size: 'It doesn’t fit',
  damaged: 'It’s damaged or doesn’t work',
  not_as_described: 'It’s not as described',
  wrong_item: 'It’s not what I ordered',
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

/* Texts of our own provider's refusals. */
export const notReturnable = 'This order can no longer be returned.';
export const tooLate =
  'The 14 days to return this order have passed. If something is defective, please contact us.';
export const noPiecesLeft = 'Some of these items are already in another request.';
export const answered = 'We’ve already answered this request. Reload the page to see our answer.';

/* Texts about an order's return requests and their progress. */
export const title = 'Returns and exchanges';
export const states: Record<ReturnStatus, Record<Kind, { name: string; text: string }>> = {
  requested: {
    return: { name: 'Return requested', text: 'We’ll answer within 2 working days.' },
    exchange: { name: 'Exchange requested', text: 'We’ll answer within 2 working days.' },
  },
  approved: {
    return: {
      name: 'Return approved',
      text: 'Once we’ve received the products, we’ll refund you.',
    },
    exchange: {
      name: 'Exchange approved',
      text: 'Once we’ve received the products, we’ll send you the replacement.',
    },
  },
  refused: {
    return: { name: 'Return not accepted', text: 'We can’t take these products back.' },
    exchange: { name: 'Exchange not accepted', text: 'We can’t exchange these products.' },
  },
  received: {
    return: { name: 'Return received', text: 'We’ve received the products. Your refund is next.' },
    exchange: { name: 'Products received', text: 'We’ve received them. We’ll send the replacement soon.' },
  },
  closed: {
    return: { name: 'Return completed', text: 'There is nothing left to do.' },
    exchange: { name: 'Exchange completed', text: 'There is nothing left to do.' },
  },
  cancelled: {
    return: { name: 'Request withdrawn', text: 'You withdrew this request.' },
    exchange: { name: 'Request withdrawn', text: 'You withdrew this request.' },
  },
};
/** The steps in a request's history. */
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
