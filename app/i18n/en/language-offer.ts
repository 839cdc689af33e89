/** The banner that offers Arabic on English pages, in Arabic. A file of its own, because it is loaded lazily. */

export const label = 'لغة المتجر';
export const question = 'هل تفضّل التسوّق بالعربية؟';
export const close = 'البقاء في النسخة الإنجليزية';
