import type { persons as english } from '../en/persons.ts';
import { isolate } from '../formats.ts';

export const persons = {
  title: 'طلبات البيانات الشخصية',
  hint: 'من حق من يطلبها أن يحصل عليها (قانون 151 لسنة 2020). يبقى كل طلب في هذا السجل.',
  none: 'لم يطلب أحد شيئًا بعد.',
  kinds: { export: 'تنزيل البيانات', correction: 'تصحيح البيانات', deletion: 'حذف العميل' },
  fields: { name: 'الاسم', phone: 'الموبايل', email: 'البريد' } as Partial<Record<string, string>>,
  requesters: { person: 'العميل', representative: 'من ينوب عنه' },
  asked: (who: string, day: string) => `طلبه ${who} في ${day}`,
  done: (name: string, moment: string) => `نفّذه ${isolate(name)}، ${moment}`,
  askedOn: 'تاريخ الطلب',
  askedBy: 'صاحب الطلب',
  askedByChoices: { person: 'العميل نفسه', representative: 'من ينوب عنه' },
  acts: { export: 'تنزيل بياناته', correction: 'تصحيح', deletion: 'حذف العميل' },
  exportTitle: (name: string) => `تنزيل بيانات ${isolate(name)}`,
  exportText:
    'ملف بكل ما يعرفه المتجر عنه: الحساب والعناوين والطلبات والتقييمات والملاحظات والحظر. لا تسلّمه إلى أي شخص آخر.',
  exportSubmit: 'تنزيل',
  exported: 'تم تنزيل الملف.',
  correctTitle: (name: string) => `تصحيح بيانات ${isolate(name)}`,
  name: 'الاسم',
  phone: 'الموبايل',
  email: 'البريد الإلكتروني',
  newEmailText:
    'مع بريد جديد يُسجَّل خروجه من كل الأجهزة وعليه أن يؤكد البريد. إذا كان البريد القديم مؤكدًا يصله رابط للتراجع عن التغيير.',
  corrected: 'تم تصحيح البيانات.',
  forgetTitle: (name: string) => `حذف ${isolate(name)}؟`,
  forgetGone: 'ما يُحذف نهائيًا',
  forgetGoneItems: [
    'الاسم والبريد وأرقام الموبايل والعناوين والملاحظات',
    'السلة والمفضلة وكل ما حفظه',
    'الحساب: يُسجَّل خروجه من كل الأجهزة، ويصبح البريد متاحًا لحساب جديد',
  ],
  forgetStays: 'ما يبقى',
  forgetStaysItems: [
    'الطلبات بأرقامها ومنتجاتها ومبالغها ومدينتها، لأن الحسابات تحتاجها',
    'التقييمات، بدون اسم',
    'أرقام موبايل الحظر، حتى يُلغى',
  ],
  forgetConfirm: (email: string) => `اكتب ${isolate(email)} للتأكيد`,
  forgotten: 'تم حذف العميل.',
} satisfies typeof english;
