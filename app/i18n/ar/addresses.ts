/** The names of governorates, and texts about saved addresses in the shipping form. */
import type * as english from '../en/addresses.ts';

export const deliverTo = 'التوصيل إلى';
export const savedAddress = 'عنوان محفوظ';
export const anotherAddress = 'عنوان آخر';
export const saveForNextTime = 'حفظ هذا العنوان للمرات القادمة';
export const addressNotSaved = 'تعذّر حفظ العنوان، وستجده في طلبك.';
export const firstAddressName = 'البيت';
export const manageAddresses = 'إدارة العناوين المحفوظة';

export const governorateNames: typeof english.governorateNames = {
  C: 'القاهرة',
  GZ: 'الجيزة',
  ALX: 'الإسكندرية',
  KB: 'القليوبية',
  DK: 'الدقهلية',
  SHR: 'الشرقية',
  GH: 'الغربية',
  MNF: 'المنوفية',
  BH: 'البحيرة',
  KFS: 'كفر الشيخ',
  DT: 'دمياط',
  PTS: 'بورسعيد',
  IS: 'الإسماعيلية',
  SUZ: 'السويس',
  SIN: 'شمال سيناء',
  JS: 'جنوب سيناء',
  FYM: 'الفيوم',
  BNS: 'بني سويف',
  MN: 'المنيا',
  AST: 'أسيوط',
  SHG: 'سوهاج',
  KN: 'قنا',
  LX: 'الأقصر',
  ASN: 'أسوان',
  BA: 'البحر الأحمر',
  WAD: 'الوادي الجديد',
  MT: 'مطروح',
};
