import type { Language } from '#contract/constants.ts';
import type { ShopDetails } from '#contract/shop-details.ts';
import { isolate, isolateNumber } from './isolate.ts';
import type { EmailTexts } from './texts.ts';

/** Who sells and how to reach them, for the foot of an email; no lines if nothing is set. */
export function listShopLines(
  shop: ShopDetails | undefined,
  language: Language,
  { words }: Pick<EmailTexts, 'words'>,
): string[] {
  if (!shop) return [];
  const { company, address, phone, whatsApp, email, commercialRegister, taxNumber } = shop;
  const named = (name: string, value: string | undefined) => value && `${name}: ${isolateNumber(value)}`;
  return [
    [company && isolate(company[language]), address && isolate(address[language])],
    [
      named(words.shopPhone, phone),
      named(words.whatsApp, whatsApp && `+${whatsApp}`),
      email && isolateNumber(email),
    ],
    [named(words.commercialRegister, commercialRegister), named(words.taxNumber, taxNumber)],
  ]
    .map((facts) => facts.filter(Boolean).join(' · '))
    .filter(Boolean);
}
