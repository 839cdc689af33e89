/** What stands between a shopper and an order: another total than before, or no cash. */
import type * as english from '../en/refused-order.ts';
import { submit } from './common.ts';
import { formatNumber } from './numbers.ts';

export const changed = 'تغيّر طلبك، ولم يُسجَّل بعد.';
export const submitAgain = `للطلب بالإجمالي الجديد، اضغط على «${submit}» مرة أخرى.`;
export const before = 'قبل';
export const now = 'الآن';
export const pieces: typeof english.pieces = (count, price) => `${formatNumber(count)} × ${price}`;
export const notInCart = 'ليس في السلة';
export const noCash = 'لا يمكن دفع هذا الطلب عند الاستلام، ولم يُسجَّل بعد.';
export const payByCard = 'الدفع بالبطاقة';
