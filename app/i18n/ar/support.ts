/** Help by WhatsApp, in shops that have a number for it. Pages get what they show from the server. */

import type * as english from '../en/support.ts';

export const texts: typeof english.texts = {
  chat: 'تواصل معنا على واتساب',
  ask: 'اسأل عن هذا المنتج',
  help: 'مساعدة في هذا الطلب',
};
export const aboutProduct = 'عندي سؤال عن هذا المنتج:';
export const aboutOrder = 'أحتاج مساعدة في طلبي:';
