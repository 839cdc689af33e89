/** Names of contact details and payment methods, and texts of the footer. Only the server imports them; pages receive
 *  them as loader data. */
import type * as english from '../en/shop.ts';
import { writeDigits } from './numbers.ts';

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
  help: 'المساعدة',
  delivery: 'التوصيل',
  returns: 'الإرجاع',
};
export const priceFrom: typeof english.priceFrom = (price) => `ابتداءً من ${price}`;
export const freeShipping = 'مجاني';
export const freeFrom: typeof english.freeFrom = (price, amount) => `${price}، ومجاني للطلبات من ${amount}`;
export const shippingAndReturns: typeof english.shippingAndReturns = (shipping) =>
  `التوصيل ${shipping} للطلب · ${writeDigits('الإرجاع خلال 14 يومًا')}`;

export const paymentMarks: typeof english.paymentMarks = {
  cash: 'الدفع عند الاستلام',
  wallet: 'محفظة إلكترونية',
  card: 'بطاقة بنكية',
};
