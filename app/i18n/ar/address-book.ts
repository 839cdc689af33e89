/** Saved addresses in the shipping form. */

export const deliverTo = 'التوصيل إلى';
export const saved = 'عنوان محفوظ';
export const another = 'عنوان آخر';
export const save = 'حفظ هذا العنوان للمرات القادمة';
export const notSaved = 'لم يتم حفظ العنوان، وستجده في طلبك.';
export const firstName = 'المنزل';
export const manage = 'إدارة العناوين المحفوظة';
