import { expect, test } from 'vitest';
import { ERROR_TEXTS } from '#contract/error-texts.ts';
import type { ProviderErrorCode } from '#contract/provider-error.ts';
import { byCode as english } from '../en/provider-errors.ts';
import { sayProblem } from './provider-errors.ts';

test.each([
  ['rejected', ERROR_TEXTS.wrongSignIn, 'البريد الإلكتروني أو كلمة المرور غير صحيحة.'],
  ['conflict', ERROR_TEXTS.accountExists, 'هذا البريد الإلكتروني مسجّل لدينا بالفعل.'],
  ['conflict', ERROR_TEXTS.piecesLeft(1), 'لم يتبقَّ سوى قطعة واحدة.'],
  ['conflict', ERROR_TEXTS.piecesLeft(2), 'لم يتبقَّ سوى قطعتين.'],
  ['conflict', ERROR_TEXTS.piecesOfTitleLeft(7, 'Oud'), 'لم يتبقَّ من \u2068Oud\u2069 سوى 7 قطع.'],
  ['conflict', 'Only 1 piece left', 'لم يتبقَّ سوى قطعة واحدة.'],
  ['conflict', 'Only 1 piece of Oud is left', 'لم يتبقَّ من \u2068Oud\u2069 سوى قطعة واحدة.'],
  ['conflict', 'This product is out of stock', 'نفدت الكمية.'],
  ['conflict', 'Oud is out of stock', 'نفدت الكمية من \u2068Oud\u2069.'],
  ['invalid', 'At most 999 pieces of one product', 'يمكنك إضافة 999 قطعة من المنتج الواحد على الأكثر.'],
  [
    'conflict',
    'A cart holds at most 100 different products',
    'تتسع السلة لعدد 100 من المنتجات المختلفة على الأكثر.',
  ],
  ['limited', ERROR_TEXTS.tooManyTries(1), 'محاولات كثيرة. حاول مرة أخرى بعد دقيقة واحدة.'],
  ['limited', ERROR_TEXTS.tooManyTries(15), 'محاولات كثيرة. حاول مرة أخرى بعد 15 دقيقة.'],
  ['limited', 'Slow down', 'محاولات كثيرة. انتظر قليلًا ثم حاول مرة أخرى.'],
  ['not-found', ERROR_TEXTS.noDocument('1'), 'لم نجد ما تبحث عنه.'],
  ['offline', undefined, 'تعذّر الوصول إلى المتجر. تحقّق من اتصالك بالإنترنت وحاول مرة أخرى.'],
  ['rejected', 'The box is full', 'The box is full'],
] as const)('%s, %s: %s', (code, text, said) => {
  expect(sayProblem({ code, text })).toBe(said);
});

test.each(Object.keys(english) as ProviderErrorCode[])(
  '%s without a word of the provider is said in Arabic',
  (code) => {
    expect(sayProblem({ code, text: undefined })).toMatch(/^[\p{Script=Arabic}\p{M}\s،.]+$/u);
  },
);
