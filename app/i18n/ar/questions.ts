/** Texts of questions about a product, and of the form for asking one. */
import type * as english from '../en/questions.ts';
import { pickForm } from './grammar.ts';
import { formatNumber } from './numbers.ts';

export const title = 'أسئلة وأجوبة';
export const empty = 'لا توجد أسئلة بعد. هل ينقصك شيء؟ اسألنا.';
export const ask = 'اطرح سؤالًا';
export const showAll: typeof english.showAll = (count) =>
  pickForm(count, {
    zero: 'عرض كل الأسئلة',
    one: 'عرض السؤال',
    two: 'عرض السؤالين',
    few: `عرض كل الأسئلة (${formatNumber(count)})`,
    many: `عرض كل الأسئلة (${formatNumber(count)})`,
    other: `عرض كل الأسئلة (${formatNumber(count)})`,
  });
export const moreFailed = 'تعذّر عرض باقي الأسئلة.';

/* Texts of the form. */
export const formTitle = 'سؤالك عن هذا المنتج';
export const label = 'ماذا تريد أن تعرف؟';
export const hint = () =>
  `بحد أقصى ${formatNumber(500)} حرف. يظهر هنا بعد الرد عليه بدون اسمك. إذا كان سؤالك عن طلب فتواصل معنا.`;
export const submit = 'إرسال السؤال';
export const cancel = 'إلغاء';
export const sent = 'شكرًا لك، سنرد عليك بالبريد الإلكتروني.';
export const issues: typeof english.issues = {
  question: 'اكتب سؤالك',
  links: 'احذف الروابط وعناوين البريد الإلكتروني',
};
