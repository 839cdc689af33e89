/**
 * The 27 governorates of Egypt by ISO 3166-2:EG code. The storefront doesn't load this list, because its messages
 * contain the names.
 */
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

/** All codes. A function, so that bundlers can drop the list. */
export const listGovernorates = () => Object.keys(GOVERNORATES) as Governorate[];

/** The name of a governorate by its code; any other text is returned unchanged. */
export const nameGovernorate = (code: string, language: Language): string =>
  Object.hasOwn(GOVERNORATES, code) ? GOVERNORATES[code as Governorate][language] : code;

/** Whether a city has the name of a governorate, in either language. */
export const hasNameOfGovernorate = (city: string, code: string): boolean =>
  LANGUAGES.some((language) => nameGovernorate(code, language) === city.trim());

/** The governorate of an address: the chosen one, or the one named like its city. */
export function findGovernorate(address: {
  city: string;
  governorate?: string | null | undefined;
}): Governorate | undefined {
  const { city, governorate } = address;
  if (!governorate) return listGovernorates().find((code) => hasNameOfGovernorate(city, code));
  return Object.hasOwn(GOVERNORATES, governorate) ? (governorate as Governorate) : undefined;
}
