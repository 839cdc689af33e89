/** The menu by which the address of a screen is passed on. */

export const copy = 'نسخ الرابط';
export const copied = 'تم نسخ الرابط';
export const link = 'رابط هذه الصفحة';
export const whatsApp = 'واتساب';
