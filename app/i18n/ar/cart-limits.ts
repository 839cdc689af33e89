/** What the cart's store says itself. A file of its own, because the store loads without the cart screen. */

import type * as english from '../en/cart-limits.ts';
import { formatNumber } from './numbers.ts';

export const tooManyPieces: typeof english.tooManyPieces = (most) =>
  `الحد الأقصى ${formatNumber(most)} قطعة من المنتج الواحد.`;
