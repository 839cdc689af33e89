/** Refusals of checkout and orders. */
import { formatTotal, formatValue, type Refusal, writePluralEnding } from './refusal.ts';

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
    text: (count, title) => `Only ${formatValue(count)} of ${title} left`,
  },
  'title-out-of-stock': { status: 400, values: ['title'], text: (title) => `${title} is out of stock` },
  'return-not-allowed': { status: 400, text: 'url must be an address of this shop or an allowed one' },
  'other-checkout': {
    status: 409,
    text: 'You’ve just started another checkout with this cart. Please try again.',
  },
  'invalid-total': { status: 400, text: 'expectedTotal must be an amount in EGP' },
  'total-changed': {
    status: 409,
    values: ['total'],
    text: (total) =>
      `The order total is now ${formatTotal(total)}. Your order hasn’t been placed: please check it again.`,
  },
  'invalid-idempotency-key': {
    status: 400,
    text: 'Idempotency-Key must have 1 to 128 visible ASCII characters',
  },
  'idempotency-key-reused': {
    status: 422,
    text: 'This Idempotency-Key was already used for another request',
  },
  'already-ordered': {
    status: 409,
    values: ['number'],
    text: (number) => `You’ve already ordered this cart: it’s order ${number}`,
  },
  'cash-total-too-high': {
    status: 409,
    values: ['max'],
    text: (max) =>
      `Cash on delivery is available for orders up to ${formatTotal(max)}. You can pay for this one by card.`,
  },
  'too-many-cash-orders': {
    status: 409,
    values: ['max'],
    text: (max) =>
      `${formatValue(max)} cash order${writePluralEnding(max)} ${Number(max) === 1 ? 'is' : 'are'} still on the way for this account or phone number. You can pay for this one by card.`,
  },
  'cash-order-too-large': {
    status: 409,
    text: 'This order is too large for cash on delivery. You can pay for it by card.',
  },
  'cash-orders-unconfirmed': {
    status: 409,
    text: 'You haven’t confirmed your earlier cash orders yet. Please confirm them with the links we emailed you, or pay for this one by card.',
  },
  'cash-not-from-here': {
    status: 409,
    text: 'Many cash orders from your network haven’t been confirmed yet. Please pay for this one by card, or try again later.',
  },
  'cash-last-pieces': {
    status: 409,
    values: ['count', 'title'],
    text: (count, title) =>
      count === 0
        ? `Please confirm your earlier order of ${title} before you order more in cash. You can also pay by card.`
        : `There isn’t much left of ${title}: you can order up to ${formatValue(count)} in cash. You can pay for more by card.`,
  },
  'cash-blocked': {
    status: 409,
    text: 'Cash on delivery isn’t available for this account or phone number. You can pay by card.',
  },
  'orders-blocked': {
    status: 409,
    text: 'We can’t take orders from this account or phone number. Please contact us.',
  },
  'no-order': { status: 404, values: ['id'], text: (id) => `You have no order with this id ${id}` },
  'order-packed': {
    status: 409,
    text: 'This order is already packed and can no longer be cancelled',
  },
  'order-disputed': {
    status: 409,
    text: 'Your bank is reviewing the payment for this order. You can cancel it once the bank has decided',
  },
  'order-not-returnable': { status: 409, text: 'This order cannot be returned' },
  'return-too-late': {
    status: 409,
    values: ['days'],
    text: (days) => `The ${formatValue(days)} days to return or exchange this order are over`,
  },
  'return-lines-required': { status: 400, text: 'Choose at least one piece' },
  'pieces-not-returnable': {
    status: 409,
    values: ['count', 'title'],
    text: (count, title) =>
      count === 0
        ? `No more pieces of ${title} can be returned: the others are in a return already`
        : `At most ${formatValue(count)} ${count === 1 ? 'piece' : 'pieces'} of ${title} can be returned`,
  },
  'no-return': { status: 404, values: ['id'], text: (id) => `You have no return with this id ${id}` },
  'return-answered': {
    status: 409,
    text: 'This request is answered already and can no longer be withdrawn',
  },
  'order-not-confirmable': { status: 409, text: 'This order can no longer be confirmed' },
  'nothing-due': { status: 409, text: 'There is nothing to pay for this order right now' },
  'due-changed': {
    status: 409,
    text: 'This order has just changed. Please look again at what is to be paid.',
  },
  'invalid-link': { status: 400, text: 'This link isn’t from this shop' },
  'unknown-link': { status: 404, text: 'We can’t find an order for this link' },
  'not-your-orders': { status: 403, text: 'You can only see your own orders' },
} as const satisfies Record<string, Refusal>;
