import type { WholeOrder } from '#contract/orders/staff-answers.ts';

const MIN_REFUSED = 2;
/** From this part of all earlier orders on, one refusal is not an accident. */
const MIN_SHARE = 0.25;

/** Whether so many parcels of a person were refused that one should call before sending another. */
export const isRisky = ({ orders, refused }: Pick<WholeOrder['history'], 'orders' | 'refused'>): boolean =>
  refused >= MIN_REFUSED && refused / orders >= MIN_SHARE;
