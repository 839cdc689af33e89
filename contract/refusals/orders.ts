/** Refusals of checkout and orders. */
import { formatTotal, plural, type Refusal } from './refusal.ts';

export const ORDER_REFUSALS = {
  'no-cart': { status: 404, values: ['id'], text: (id) => `There is no such cart with id ${id}` },
  'no-cart-yet': {
    status: 404,
    values: ['userId'],
    text: (userId) => `No cart exist for this user: ${userId}`,
  },
  'empty-cart': { status: 400, text: 'Your cart is empty' },
  'pieces-of-title-left': {
    status: 400,
    values: ['count', 'title'],
    text: (count, title) =>
      `Only ${count} ${count === 1 ? 'piece' : 'pieces'} of ${title} ${count === 1 ? 'is' : 'are'} left`,
  },
  'title-out-of-stock': { status: 400, values: ['title'], text: (title) => `${title} is out of stock` },
  'return-not-allowed': { status: 400, text: 'url must be an address of this shop or an allowed one' },
  'other-checkout': {
    status: 409,
    text: 'Another checkout of this cart has just started. Please try again.',
  },
  'invalid-total': { status: 400, text: 'expectedTotal must be an amount in EGP' },
  'total-changed': {
    status: 409,
    values: ['total'],
    text: (total) =>
      `The order total is ${formatTotal(total)} now. Nothing was ordered: please look at it again.`,
  },
  'invalid-idempotency-key': {
    status: 400,
    text: 'Idempotency-Key must have 1 to 128 visible ASCII characters',
  },
  'idempotency-key-reused': {
    status: 422,
    text: 'This Idempotency-Key was sent with another request before',
  },
  'already-ordered': {
    status: 409,
    values: ['number'],
    text: (number) => `This cart was ordered already: it is order ${number}`,
  },
  'cash-total-too-high': {
    status: 409,
    values: ['max'],
    text: (max) =>
      `Cash on delivery is for orders of up to ${formatTotal(max)}. You can pay this one by card.`,
  },
  'too-many-cash-orders': {
    status: 409,
    values: ['max'],
    text: (max) =>
      `${max} cash order${plural(max)} ${Number(max) === 1 ? 'is' : 'are'} still on the way to this account or phone number. You can pay this one by card.`,
  },
  'cash-order-too-large': {
    status: 409,
    text: 'This order is too large for cash on delivery. You can pay it by card.',
  },
  'cash-orders-unconfirmed': {
    status: 409,
    text: 'Earlier cash orders are not confirmed yet. Please confirm them by the link in their e-mail, or pay this one by card.',
  },
  'cash-not-from-here': {
    status: 409,
    text: 'Many cash orders from your network are not confirmed yet. Please pay this one by card, or try again later.',
  },
  'cash-last-pieces': {
    status: 409,
    values: ['count', 'title'],
    text: (count, title) =>
      count === 0
        ? `No more pieces of ${title} can be ordered in cash before your earlier order is confirmed. You can pay by card.`
        : `Few pieces of ${title} are left: at most ${count} can be ordered in cash. You can pay for more by card.`,
  },
  'no-order': { status: 404, values: ['id'], text: (id) => `You have no order with this id ${id}` },
  'order-packed': {
    status: 409,
    text: 'This order is packed already and can no longer be cancelled',
  },
  'order-disputed': {
    status: 409,
    text: 'Your bank is deciding about the payment of this order. It can be cancelled once the bank has decided',
  },
  'order-not-confirmable': { status: 409, text: 'This order can no longer be confirmed' },
  'invalid-link': { status: 400, text: 'This is not a link of the shop' },
  'unknown-link': { status: 404, text: 'This link leads to no order' },
  'not-your-orders': { status: 403, text: 'You can only see your own orders' },
} as const satisfies Record<string, Refusal>;
