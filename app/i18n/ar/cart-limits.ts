/** Why the cart can't be as it was asked to be. */
import { formatNumber } from '#app/i18n/format.ts';
import type * as english from '../en/cart-limits.ts';

export const tooManyPieces: typeof english.tooManyPieces = (most) =>
  `الحد الأقصى ${formatNumber(most)} قطعة من المنتج الواحد.`;
