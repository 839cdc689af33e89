import type { WholeOrder } from '#contract/orders/staff-answers.ts';

const MIN_REFUSED = 2;
/** Below this share of earlier orders, refusals may be accidental. */
const MIN_SHARE = 0.25;

/** Whether the customer has refused so many parcels that staff should call before they send another. */
export const isRisky = ({ orders, refused }: Pick<WholeOrder['history'], 'orders' | 'refused'>): boolean =>
  refused >= MIN_REFUSED && refused / orders >= MIN_SHARE;
