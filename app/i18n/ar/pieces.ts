/** How many pieces are put into the cart. */

import type * as english from '../en/pieces.ts';
import { formatNumber } from './numbers.ts';

export const fewerLeft: typeof english.fewerLeft = (left) =>
  `الكمية المتاحة ${formatNumber(left)} فقط، لذلك عدّلنا الكمية إلى ${formatNumber(left)}.`;
