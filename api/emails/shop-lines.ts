import type { Language } from '#contract/constants.ts';
import type { EmailView } from './emails.ts';
import { isolate, isolateNumber } from './isolate.ts';
import type { EmailTexts } from './texts.ts';

/** The lines at the foot of an email: the shop's own text, the seller and how to reach it. Omits what is not set. */
export function listShopLines(
  { shop, note }: Pick<EmailView, 'shop' | 'note'>,
  language: Language,
  { words }: Pick<EmailTexts, 'words'>,
): string[] {
  const { company, address, phone, whatsApp, email, commercialRegister, taxNumber } = shop;
  const named = (name: string, value: string | undefined) => value && `${name}: ${isolateNumber(value)}`;
  const facts = [
    [company && isolate(company[language]), address && isolate(address[language])],
    [
      named(words.shopPhone, phone),
      named(words.whatsApp, whatsApp && `+${whatsApp}`),
      email && isolateNumber(email),
    ],
    [named(words.commercialRegister, commercialRegister), named(words.taxNumber, taxNumber)],
  ].map((line) => line.filter(Boolean).join(' · '));
  return [...(note?.[language].split('\n') ?? []), ...facts].filter(Boolean);
}
