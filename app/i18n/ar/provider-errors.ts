/** Texts of provider errors. Providers send English texts; the known ones are translated here. */
import type { ProviderErrorCode } from '#contract/client/provider-error.ts';
import {
  ACCOUNT_EXISTS,
  NO_PRODUCT,
  RESET_CODE_NOT_VERIFIED,
  WRONG_RESET_CODE,
  WRONG_SIGN_IN,
} from '#contract/refusals/known-texts.ts';
import type { RefusalCode } from '#contract/refusals/refusals.ts';
import type * as english from '../en/provider-errors.ts';
import * as common from './common.ts';
import { isolate, pickForm } from './grammar.ts';
import { formatNumber } from './numbers.ts';

export const byCode: Record<ProviderErrorCode, string> = {
  offline: common.cutOff,
  timeout: 'تأخّر المتجر في الرد. حاول مرة أخرى.',
  aborted: 'تم إلغاء العملية.',
  malformed: 'وصلنا رد غير مفهوم من المتجر. حاول مرة أخرى.',
  unauthenticated: 'سجّل الدخول للمتابعة.',
  forbidden: 'ليس لديك إذن لعرض هذا أو تعديله.',
  'not-found': 'لم نجد ما تبحث عنه.',
  conflict: 'هذا موجود بالفعل.',
  invalid: 'بعض ما كتبته غير صحيح.',
  rejected: 'لم يقبل المتجر هذه العملية.',
  limited: 'محاولات كثيرة. انتظر قليلًا ثم حاول مرة أخرى.',
  unavailable: common.unavailable,
};

/** For these codes, the provider's own text is more specific than ours. */
const isSpecific = (code: ProviderErrorCode) =>
  code === 'conflict' || code === 'invalid' || code === 'rejected';

const sayPieces = (count: number) =>
  pickForm(count, {
    zero: 'لا قطع',
    one: 'قطعة واحدة',
    two: 'قطعتين',
    few: `${formatNumber(count)} قطع`,
    many: `${formatNumber(count)} قطعة`,
    other: `${formatNumber(count)} قطعة`,
  });

function sayLeft(count: number, title?: string): string {
  const ofTitle = title === undefined ? '' : ` من ${isolate(title)}`;
  return count === 0 ? `نفدت الكمية${ofTitle}.` : `لم يتبقَّ${ofTitle} سوى ${sayPieces(count)}.`;
}

const sayMinutes = (count: number) =>
  pickForm(count, {
    zero: 'لحظات',
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: `${formatNumber(count)} دقائق`,
    many: `${formatNumber(count)} دقيقة`,
    other: `${formatNumber(count)} دقيقة`,
  });

// A function, so that unused texts are removed from bundles. Refusals of orders are in checkout.ts.
const listRefusals = (): { [code in RefusalCode]?: (first: unknown, second: unknown) => string } => ({
  'account-exists': () => 'هذا البريد الإلكتروني مسجّل لدينا بالفعل.',
  'wrong-sign-in': () => 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'wrong-reset-code': () => 'الرمز غير صحيح أو انتهت صلاحيته.',
  'reset-code-not-verified': () => 'لم يتم التحقق من الرمز بعد.',
  'no-product': () => 'هذا المنتج غير موجود.',
  'empty-cart': () => 'سلتك فارغة.',
  'payment-not-offered': () => 'المتجر لا يوفر طريقة الدفع هذه. اختر طريقة أخرى.',
  'other-checkout': () => 'بدأت للتو عملية شراء أخرى لهذه السلة. حاول مرة أخرى.',
  'already-ordered': (number) => `سبق تسجيل طلب بهذه السلة، وهو الطلب رقم ${number}.`,
  'orders-blocked': () => 'لا يمكننا قبول طلبات من هذا الحساب أو رقم الهاتف. من فضلك تواصل معنا.',
  'pieces-left': (count) => sayLeft(Number(count)),
  'out-of-stock': () => sayLeft(0),
  'pieces-of-title-left': (count, title) => sayLeft(Number(count), String(title)),
  'title-out-of-stock': (title) => sayLeft(0, String(title)),
  'too-many-pieces': (max) => `الحد الأقصى ${sayPieces(Number(max))} من المنتج الواحد.`,
  'cart-full': (max) => `الحد الأقصى ${formatNumber(Number(max))} منتج مختلف في السلة.`,
  'saved-full': (max) => `الحد الأقصى ${formatNumber(Number(max))} منتج محفوظ لوقت لاحق.`,
  'too-many-tries': (minutes) => `محاولات كثيرة. حاول مرة أخرى بعد ${sayMinutes(Number(minutes))}.`,
});

/** Refusal codes by English text, for other providers, which send no codes. */
const listSentences = (): Record<string, RefusalCode> => ({
  [ACCOUNT_EXISTS]: 'account-exists',
  [WRONG_SIGN_IN]: 'wrong-sign-in',
  [WRONG_RESET_CODE]: 'wrong-reset-code',
  [RESET_CODE_NOT_VERIFIED]: 'reset-code-not-verified',
  [NO_PRODUCT]: 'no-product',
});

export const formatProblem: typeof english.formatProblem = ({ code, text, refusal, values = [] }) => {
  if (text === undefined) return byCode[code];
  const known = new Map(Object.entries(listRefusals()));
  const sentences = new Map(Object.entries(listSentences()));
  const format = known.get(refusal ?? '') ?? known.get(sentences.get(text) ?? '');
  return format?.(values[0], values[1]) ?? (isSpecific(code) ? text : byCode[code]);
};
