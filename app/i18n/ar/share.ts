/** Texts of the share menu, and of support by WhatsApp. */
import type * as english from '../en/share.ts';

export const copyLink = 'نسخ الرابط';
export const linkCopied = 'تم نسخ الرابط';
export const linkToPage = 'رابط هذه الصفحة';
export const whatsApp = 'واتساب';

/* Only the server imports these; pages receive them as loader data. */
export const supportTexts: typeof english.supportTexts = {
  chat: 'تواصل معنا على واتساب',
  ask: 'اسأل عن هذا المنتج',
  help: 'مساعدة في هذا الطلب',
};
export const aboutProduct = 'عندي سؤال عن هذا المنتج:';
export const aboutOrder = 'أحتاج مساعدة في طلبي:';
