/** The sources of orders, and the limits that the staff can override when they place an order. */

/** The sources of orders that the staff place. */
export const STAFF_ORDER_SOURCES = ['phone', 'whatsapp', 'instagram', 'facebook', 'shop', 'other'] as const;

/** web: placed by the shopper. */
export const ORDER_SOURCES = ['web', ...STAFF_ORDER_SOURCES] as const;
export type OrderSource = (typeof ORDER_SOURCES)[number];

/**
 * Names of limits. cash-limit: the highest total of a cash order. open-orders-limit: how many cash orders may be
 * unfinished. hold-limit: how many pieces, and of what value, unpaid orders may hold. block: the shopper is blocked.
 */
export const ORDER_OVERRIDES = ['block', 'cash-limit', 'open-orders-limit', 'hold-limit'] as const;
export type OrderOverride = (typeof ORDER_OVERRIDES)[number];

/** How an order that the staff place is paid: in cash on delivery, or through a payment link. */
export const STAFF_PAYMENTS = ['cash', 'link'] as const;
export type StaffPayment = (typeof STAFF_PAYMENTS)[number];

/** How long the pieces of an order are held for payment through its link. */
export const LINK_HOLD_HOURS = { min: 1, usual: 24, max: 72 } as const;
