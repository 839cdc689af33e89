/** Public details of the shop: who runs it, and how to reach it. Only details that are set are shown. */
import type { Language } from './constants.ts';
import type { ShopSettings } from './settings/groups.ts';

type ByLanguage = Record<Language, string>;

export interface ShopDetails {
  name: ByLanguage;
  /** The registered name of the business that sells. */
  company?: ByLanguage | undefined;
  /** As shoppers dial it: a mobile number, a landline or a short one such as 19000. */
  phone?: string | undefined;
  /** Digits with the country code. */
  whatsApp?: string | undefined;
  email?: string | undefined;
  address?: ByLanguage | undefined;
  hours?: ByLanguage | undefined;
  commercialRegister?: string | undefined;
  taxNumber?: string | undefined;
  /** The URLs of the shop's social profiles. */
  profiles: readonly string[];
}

/** Whether only the shop's name is set. */
export const isWithoutDetails = ({ name: _, profiles, ...facts }: ShopDetails): boolean =>
  profiles.length === 0 && Object.values(facts).every((fact) => fact === undefined);

/** A text in both languages; if it is given in only one language, it is used for both. */
export function pairLanguages(english: string | null, arabic: string | null): ByLanguage | undefined {
  const [en, ar] = [english ?? arabic, arabic ?? english];
  return en === null || ar === null ? undefined : { en, ar };
}

export const toShopDetails = ({ name, contact, company }: ShopSettings): ShopDetails => ({
  name: { en: name.nameEn, ar: name.nameAr },
  company: pairLanguages(company.companyEn, company.companyAr),
  phone: contact.phone ?? undefined,
  whatsApp: contact.whatsApp?.slice(1),
  email: contact.email ?? undefined,
  address: pairLanguages(contact.addressEn, contact.addressAr),
  hours: pairLanguages(contact.hoursEn, contact.hoursAr),
  commercialRegister: company.commercialRegister ?? undefined,
  taxNumber: company.taxNumber ?? undefined,
  profiles: contact.profiles,
});
