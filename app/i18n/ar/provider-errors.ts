/** What the provider refuses or cannot do. It speaks English: what we know of it is said in Arabic. */

import { ERROR_TEXTS } from '#contract/error-texts.ts';
import type { ProviderErrorCode } from '#contract/provider-error.ts';
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

/** These are about what was asked for, so that the provider's own sentence says more than ours. */
const isSpecific = (code: ProviderErrorCode) =>
  code === 'conflict' || code === 'invalid' || code === 'rejected';

// Functions, so that a page which says none of this does not carry it.
const listKnown = (): Record<string, string> => ({
  [ERROR_TEXTS.accountExists]: 'هذا البريد الإلكتروني مسجّل لدينا بالفعل.',
  [ERROR_TEXTS.wrongSignIn]: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  [ERROR_TEXTS.wrongResetCode]: 'الرمز غير صحيح أو انتهت صلاحيته.',
  [ERROR_TEXTS.resetCodeNotVerified]: 'لم يتم التحقق من الرمز بعد.',
  [ERROR_TEXTS.noProduct]: 'هذا المنتج غير موجود.',
  [ERROR_TEXTS.emptyCart]: 'سلتك فارغة.',
  [ERROR_TEXTS.otherCheckout]: 'بدأت للتو عملية شراء أخرى لهذه السلة. حاول مرة أخرى.',
});

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

/** Sentences with values in them, by what is always the same. */
const listPatterns = (): [RegExp, (first: string, second: string) => string][] => [
  [/^Only (\d+) pieces? left$/, (count) => sayLeft(Number(count))],
  [/^Only (\d+) pieces? of (.+) (?:is|are) left$/, (count, title) => sayLeft(Number(count), title)],
  [/^This product is out of stock$/, () => sayLeft(0)],
  [/^(.+) is out of stock$/, (title) => sayLeft(0, title)],
  [
    /^At most (\d+) pieces of one product$/,
    (count) => `يمكنك إضافة ${sayPieces(Number(count))} من المنتج الواحد على الأكثر.`,
  ],
  [
    /^A cart holds at most (\d+) different products$/,
    (count) => `تتسع السلة لعدد ${formatNumber(Number(count))} من المنتجات المختلفة على الأكثر.`,
  ],
  [
    /^Too many tries\. Please try again in (\d+) minutes?\.$/,
    (count) => `محاولات كثيرة. حاول مرة أخرى بعد ${sayMinutes(Number(count))}.`,
  ],
];

function translate(text: string): string | undefined {
  for (const [pattern, say] of listPatterns()) {
    const found = pattern.exec(text);
    if (found) return say(found[1] ?? '', found[2] ?? '');
  }
  const known = listKnown();
  return Object.hasOwn(known, text) ? known[text] : undefined;
}

export const sayProblem: typeof english.sayProblem = ({ code, text }) => {
  if (text === undefined) return byCode[code];
  return translate(text) ?? (isSpecific(code) ? text : byCode[code]);
};
