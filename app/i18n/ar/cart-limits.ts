/** What the cart's store says itself. A file of its own, because the store loads without the cart screen. */

import type * as english from '../en/cart-limits.ts';
import { pickForm } from './grammar.ts';
import { formatNumber } from './numbers.ts';

export const tooManyPieces: typeof english.tooManyPieces = (most) =>
  `الحد الأقصى ${formatNumber(most)} قطعة من المنتج الواحد.`;

export const setToLeft: typeof english.setToLeft = (left) =>
  pickForm(left, {
    zero: 'نفدت الكمية.',
    one: 'بقيت قطعة واحدة فقط، فعدّلنا الكمية في سلتك إلى قطعة واحدة.',
    two: 'بقيت قطعتان فقط، فعدّلنا الكمية في سلتك إلى قطعتين.',
    few: `بقيت ${formatNumber(left)} قطع فقط، فعدّلنا الكمية في سلتك إلى ${formatNumber(left)}.`,
    many: `بقيت ${formatNumber(left)} قطعة فقط، فعدّلنا الكمية في سلتك إلى ${formatNumber(left)}.`,
    other: `بقيت ${formatNumber(left)} قطعة فقط، فعدّلنا الكمية في سلتك إلى ${formatNumber(left)}.`,
  });
export const setToMost: typeof english.setToMost = (most) =>
  `${tooManyPieces(most)} عدّلنا الكمية في سلتك إلى ${formatNumber(most)}.`;
export const onePieceAdded = 'تمت إضافة قطعة واحدة فقط إلى السلة.';
export const allAdded: typeof english.allAdded = (most) =>
  `الكمية المتاحة ${formatNumber(most)} فقط، وكلها الآن في سلتك.`;
