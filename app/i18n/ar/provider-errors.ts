/** What the provider refuses or cannot do. It speaks English: what we know of it is said in Arabic. */
import { formatNumber } from '#app/i18n/format.ts';
import { ERROR_TEXTS } from '#contract/error-texts.ts';
import type { ProviderErrorCode } from '#contract/provider-error.ts';
import type * as english from '../en/provider-errors.ts';
import { isolate } from './isolate.ts';
import { pickForm } from './plural.ts';

export const byCode: Record<ProviderErrorCode, string> = {
  offline: 'تعذّر الوصول إلى المتجر. تحقّق من اتصالك بالإنترنت وحاول مرة أخرى.',
  timeout: 'تأخر المتجر في الرد. حاول مرة أخرى.',
  aborted: 'تم إلغاء الطلب.',
  malformed: 'وصلنا رد غير مفهوم من المتجر. حاول مرة أخرى.',
  unauthenticated: 'سجّل الدخول للمتابعة.',
  forbidden: 'لا يحق لك عرض هذا أو تعديله.',
  'not-found': 'لم نجد ما تبحث عنه.',
  conflict: 'هذا موجود بالفعل.',
  invalid: 'بعض ما كتبته غير صحيح.',
  rejected: 'لم يقبل المتجر الطلب.',
  limited: 'محاولات كثيرة. انتظر قليلًا ثم حاول مرة أخرى.',
  unavailable: 'في المتجر مشكلة مؤقتة. حاول مرة أخرى.',
};

/** These are about what was asked for, so that the provider's own sentence says more than ours. */
const isSpecific = (code: ProviderErrorCode) =>
  code === 'conflict' || code === 'invalid' || code === 'rejected';

// Functions, so that a page which says none of this does not carry it.
const listKnown = (): Record<string, string> => ({
  [ERROR_TEXTS.accountExists]: 'هذا البريد الإلكتروني مسجل لدينا بالفعل.',
  [ERROR_TEXTS.wrongSignIn]: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  [ERROR_TEXTS.wrongResetCode]: 'الرمز غير صحيح أو انتهت صلاحيته.',
  [ERROR_TEXTS.resetCodeNotVerified]: 'لم يتم التحقق من الرمز بعد.',
  [ERROR_TEXTS.noProduct]: 'هذا المنتج غير موجود.',
  [ERROR_TEXTS.emptyCart]: 'سلتك فارغة.',
  [ERROR_TEXTS.otherCheckout]: 'بدأت للتو عملية شراء أخرى لهذه السلة. حاول مرة أخرى.',
});

const sayPieces = (count: number) =>
  pickForm(count, {
    zero: 'أي قطعة',
    one: 'قطعة واحدة',
    two: 'قطعتين',
    few: `${formatNumber(count)} قطع`,
    many: `${formatNumber(count)} قطعة`,
    other: `${formatNumber(count)} قطعة`,
  });

const sayMinutes = (count: number) =>
  pickForm(count, {
    zero: 'لحظات',
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: `${formatNumber(count)} دقائق`,
    many: `${formatNumber(count)} دقيقة`,
    other: `${formatNumber(count)} دقيقة`,
  });

/** Sentences with a number in them, by what is always the same. */
const listPatterns = (): [RegExp, (count: number, title: string) => string][] => [
  [/^Only (\d+) pieces left$/, (count) => `لم يتبقَّ سوى ${sayPieces(count)}.`],
  [
    /^Only (\d+) pieces of (.+) are left$/,
    (count, title) => `لم يتبقَّ من ${isolate(title)} سوى ${sayPieces(count)}.`,
  ],
  [
    /^Too many tries\. Please try again in (\d+) minutes?\.$/,
    (count) => `محاولات كثيرة. حاول مرة أخرى بعد ${sayMinutes(count)}.`,
  ],
];

function translate(text: string): string | undefined {
  for (const [pattern, say] of listPatterns()) {
    const [, count, title = ''] = pattern.exec(text) ?? [];
    if (count) return say(Number(count), title);
  }
  return listKnown()[text];
}

export const sayProblem: typeof english.sayProblem = ({ code, text }) => {
  if (text === undefined) return byCode[code];
  return translate(text) ?? (isSpecific(code) ? text : byCode[code]);
};
