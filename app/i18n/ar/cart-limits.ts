/** Why the cart can't be as it was asked to be. */

import type * as english from '../en/cart-limits.ts';
import { formatNumber } from './numbers.ts';

export const tooManyPieces: typeof english.tooManyPieces = (most) =>
  `الحد الأقصى ${formatNumber(most)} قطعة من المنتج الواحد.`;
