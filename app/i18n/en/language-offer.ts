/** The offer to read on in Arabic, on English pages: in the language it offers. */

export const label = 'لغة المتجر';
export const question = 'هل تفضّل التسوّق بالعربية؟';
export const close = 'البقاء في النسخة الإنجليزية';
