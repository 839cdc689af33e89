import type { Language } from '#contract/constants.ts';
import type { ShopSettings } from '#contract/settings/groups.ts';

type SellerSettings = Pick<ShopSettings, 'name' | 'contact' | 'company'>;

/**
 * The shop's details for printing, in one language. Texts that are missing in it are taken from the other language.
 */
export function describeSeller({ name, contact, company }: SellerSettings, language: Language) {
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
