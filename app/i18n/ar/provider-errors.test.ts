import { expect, test } from 'vitest';
import type { ProviderErrorCode } from '#contract/client/provider-error.ts';
import { type RefusalCode, writeRefusal } from '#contract/refusals/refusals.ts';
import { byCode as english } from '../en/provider-errors.ts';
import { formatProblem } from './provider-errors.ts';

test.each<[RefusalCode, (string | number)[], string]>([
  ['wrong-sign-in', [], 'البريد الإلكتروني أو كلمة المرور غير صحيحة.'],
  ['account-exists', [], 'هذا البريد الإلكتروني مسجّل لدينا بالفعل.'],
  ['pieces-left', [1], 'لم يتبقَّ سوى قطعة واحدة.'],
  ['pieces-left', [2], 'لم يتبقَّ سوى قطعتين.'],
  ['pieces-of-title-left', [7, 'Oud'], 'لم يتبقَّ من \u2068Oud\u2069 سوى 7 قطع.'],
  ['pieces-of-title-left', [1, 'Oud'], 'لم يتبقَّ من \u2068Oud\u2069 سوى قطعة واحدة.'],
  ['out-of-stock', [], 'نفدت الكمية.'],
  ['title-out-of-stock', ['Oud'], 'نفدت الكمية من \u2068Oud\u2069.'],
  ['too-many-pieces', [999], 'الحد الأقصى 999 قطعة من المنتج الواحد.'],
  ['cart-full', [100], 'الحد الأقصى 100 منتج مختلف في السلة.'],
  ['too-many-tries', [1], 'محاولات كثيرة. حاول مرة أخرى بعد دقيقة واحدة.'],
  ['too-many-tries', [15], 'محاولات كثيرة. حاول مرة أخرى بعد 15 دقيقة.'],
])('our own provider refuses with %s %j: %s', (refusal, values, said) => {
  expect(formatProblem({ code: 'rejected', text: writeRefusal(refusal, values), refusal, values })).toBe(
    said,
  );
});

test.each([
  ['rejected', 'Incorrect email or password', 'البريد الإلكتروني أو كلمة المرور غير صحيحة.'],
  ['conflict', 'Account Already Exists', 'هذا البريد الإلكتروني مسجّل لدينا بالفعل.'],
  ['limited', 'Slow down', 'محاولات كثيرة. انتظر قليلًا ثم حاول مرة أخرى.'],
  ['not-found', 'No document for this id 1', 'لم نجد ما تبحث عنه.'],
  ['offline', undefined, 'تعذّر الوصول إلى المتجر. تحقّق من اتصالك بالإنترنت وحاول مرة أخرى.'],
  ['rejected', 'The box is full', 'The box is full'],
] as const)('another provider, %s, %s: %s', (code, text, said) => {
  expect(formatProblem({ code, text })).toBe(said);
});

test.each(['toString', 'ERR_AUTH'])('with the unknown code %s, the provider’s text decides', (refusal) => {
  expect(formatProblem({ code: 'rejected', text: 'Incorrect email or password', refusal })).toBe(
    'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  );
  expect(formatProblem({ code: 'rejected', text: 'The box is full', refusal })).toBe('The box is full');
});

test.each(Object.keys(english) as ProviderErrorCode[])(
  '%s without a text of the provider has an Arabic text',
  (code) => {
    expect(formatProblem({ code, text: undefined })).toMatch(/^[\p{Script=Arabic}\p{M}\s،.]+$/u);
  },
);
