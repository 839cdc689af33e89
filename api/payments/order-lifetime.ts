/** How long a card order waits for its payment. */
export const ORDER_LIFETIME_MS = 30 * 60 * 1000;
