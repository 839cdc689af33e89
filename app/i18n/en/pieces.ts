/** How many pieces are put into the cart. */
import { formatNumber } from './numbers.ts';

export const fewerLeft = (left: number) =>
  left === 1
    ? 'There is only 1 left: the quantity is 1.'
    : `There are only ${formatNumber(left)} left: the quantity is ${formatNumber(left)}.`;
