import type { notes as english } from '../en/notes.ts';
import { isolate, pickArabic } from '../formats.ts';

export const notes = {
  title: 'الملاحظات',
  hint: 'للفريق فقط، ولا يراها العملاء.',
  none: 'لا توجد ملاحظات بعد.',
  label: 'ملاحظة جديدة',
  placeholder: 'اكتب ملاحظة، واكتب @ لذكر زميل',
  add: 'إضافة الملاحظة',
  keys: 'تُضاف أيضًا بالضغط على \u2066Ctrl+Enter\u2069.',
  colleagues: 'الزملاء',
  byCommand: 'أمر على خادم المتجر',
  mentions: 'الإشارات إليك',
  unread: (count: number) =>
    pickArabic(count, {
      zero: 'لا إشارات غير مقروءة',
      one: 'إشارة واحدة غير مقروءة',
      two: 'إشارتان غير مقروءتين',
      few: `${count} إشارات غير مقروءة`,
      other: `${count} إشارة غير مقروءة`,
    }),
  noMentions: 'لم يذكرك أحد في ملاحظة بعد.',
  mentionedBy: (person: string, order: string) => `${isolate(person)} · ${isolate(order)}`,
  isNew: 'جديدة',
} satisfies typeof english;
