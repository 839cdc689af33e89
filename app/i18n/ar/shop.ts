/** How the shop is reached. Only the server imports these; pages receive them as loader data. */
import type * as english from '../en/shop.ts';

export const names: typeof english.names = {
  phone: 'اتصل بنا',
  whatsApp: 'واتساب',
  email: 'البريد الإلكتروني',
  hours: 'مواعيد العمل',
  company: 'البائع',
  address: 'العنوان',
  commercialRegister: 'السجل التجاري',
  taxNumber: 'السجل الضريبي',
};
export const examples = 'روابط للعرض فقط: هذا متجر تجريبي.';

export const service: typeof english.service = {
  title: 'خدمة العملاء',
  contact: 'تواصل معنا',
};
