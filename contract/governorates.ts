/** The 27 governorates of Egypt by their codes of ISO 3166-2:EG. The storefront has their names among its messages. */
import { LANGUAGES, type Language } from './constants.ts';

export const GOVERNORATES = {
  C: { en: 'Cairo', ar: 'القاهرة' },
  GZ: { en: 'Giza', ar: 'الجيزة' },
  ALX: { en: 'Alexandria', ar: 'الإسكندرية' },
  KB: { en: 'Qalyubia', ar: 'القليوبية' },
  DK: { en: 'Dakahlia', ar: 'الدقهلية' },
  SHR: { en: 'Sharqia', ar: 'الشرقية' },
  GH: { en: 'Gharbia', ar: 'الغربية' },
  MNF: { en: 'Monufia', ar: 'المنوفية' },
  BH: { en: 'Beheira', ar: 'البحيرة' },
  KFS: { en: 'Kafr El Sheikh', ar: 'كفر الشيخ' },
  DT: { en: 'Damietta', ar: 'دمياط' },
  PTS: { en: 'Port Said', ar: 'بورسعيد' },
  IS: { en: 'Ismailia', ar: 'الإسماعيلية' },
  SUZ: { en: 'Suez', ar: 'السويس' },
  SIN: { en: 'North Sinai', ar: 'شمال سيناء' },
  JS: { en: 'South Sinai', ar: 'جنوب سيناء' },
  FYM: { en: 'Faiyum', ar: 'الفيوم' },
  BNS: { en: 'Beni Suef', ar: 'بني سويف' },
  MN: { en: 'Minya', ar: 'المنيا' },
  AST: { en: 'Asyut', ar: 'أسيوط' },
  SHG: { en: 'Sohag', ar: 'سوهاج' },
  KN: { en: 'Qena', ar: 'قنا' },
  LX: { en: 'Luxor', ar: 'الأقصر' },
  ASN: { en: 'Aswan', ar: 'أسوان' },
  BA: { en: 'Red Sea', ar: 'البحر الأحمر' },
  WAD: { en: 'New Valley', ar: 'الوادي الجديد' },
  MT: { en: 'Matrouh', ar: 'مطروح' },
} as const satisfies Record<string, Record<Language, string>>;

export type Governorate = keyof typeof GOVERNORATES;

/** All codes. A function, so that no browser is sent them with whatever else is imported. */
export const listGovernorates = () => Object.keys(GOVERNORATES) as Governorate[];

/** What a governorate is called, by its code; anything else is called what it says. */
export const nameGovernorate = (code: string, language: Language): string =>
  Object.hasOwn(GOVERNORATES, code) ? GOVERNORATES[code as Governorate][language] : code;

/** Whether a city is called like a governorate, in either language: then it is said once. */
export const isCalledLike = (city: string, code: string): boolean =>
  LANGUAGES.some((language) => nameGovernorate(code, language) === city.trim());

/** Where an address is: as its shopper said, or as its city is called; undefined where neither tells. */
export function findGovernorate(address: {
  city: string;
  governorate?: string | null | undefined;
}): Governorate | undefined {
  const { city, governorate } = address;
  if (!governorate) return listGovernorates().find((code) => isCalledLike(city, code));
  return Object.hasOwn(GOVERNORATES, governorate) ? (governorate as Governorate) : undefined;
}
