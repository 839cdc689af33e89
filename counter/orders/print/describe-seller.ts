import type { Language } from '#contract/constants.ts';
import type { ShopSettings } from '#contract/settings/groups.ts';

type Told = Pick<ShopSettings, 'name' | 'contact' | 'company'>;

/** The shop as papers name it, in one language; Arabic papers fall back on English texts, and the other way round. */
export function describeSeller({ name, contact, company }: Told, language: Language) {
  const pick = (english: string | null, arabic: string | null) =>
    language === 'ar' ? (arabic ?? english) : (english ?? arabic);
  return {
    name: language === 'ar' ? name.nameAr : name.nameEn,
    company: pick(company.companyEn, company.companyAr),
    address: pick(contact.addressEn, contact.addressAr),
    phone: contact.phone,
    taxNumber: company.taxNumber,
    commercialRegister: company.commercialRegister,
  };
}

export type Seller = ReturnType<typeof describeSeller>;
