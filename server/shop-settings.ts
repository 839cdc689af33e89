/** The settings that say who runs the shop and how to reach it: company, phone, address, opening hours, registers, profiles. */
import * as v from 'valibot';
import { EGYPTIAN_MOBILE, normalisePhone } from '#contract/rules.ts';
import type { ShopDetails } from '#contract/shop-details.ts';

const WHATSAPP_TEXT = 'must be a mobile number, such as 01012345678 or +201012345678';
const PHONE_TEXT = 'must be a phone number, such as 01012345678, 02 12345678 or 19000';
const PROFILES_TEXT =
  'must be the https addresses of profiles, such as https://www.facebook.com/my.store, separated by commas';

/** A phone number as in WhatsApp links: digits with the country code, which an Egyptian number may omit. */
function toWhatsAppNumber(text: string): string {
  const number = normalisePhone(text);
  if (EGYPTIAN_MOBILE.test(number)) return `2${number}`;
  return /^(?:\+|00)[1-9]\d+$/.test(number) ? number.replace(/^(?:\+|00)/, '') : '';
}

/** Whether a text is an https URL with a path or query: a social network's front page is no profile. */
function isProfile(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.pathname + url.search !== '/';
}

const line = v.optional(v.pipe(v.string(), v.maxLength(300, 'must have at most 300 characters')));
const registerNumber = v.optional(
  v.pipe(v.string(), v.regex(/^[\d٠-٩][\d٠-٩ /-]{1,29}$/, 'must be a number, such as 123-456-789')),
);

export const shopSettings = {
  SHOP_COMPANY: line,
  SHOP_COMPANY_AR: line,
  SHOP_PHONE: v.optional(v.pipe(v.string(), v.regex(/^\+?\d[\d ()-]{2,20}\d$/, PHONE_TEXT))),
  SHOP_EMAIL: v.optional(v.pipe(v.string(), v.email('must be an email address'))),
  SHOP_ADDRESS: line,
  SHOP_ADDRESS_AR: line,
  SHOP_HOURS: line,
  SHOP_HOURS_AR: line,
  SHOP_COMMERCIAL_REGISTER: registerNumber,
  SHOP_TAX_NUMBER: registerNumber,
  SHOP_PROFILES: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(/[\s,]+/).filter(Boolean)),
      v.array(v.pipe(v.string(), v.check(isProfile, PROFILES_TEXT))),
    ),
    '',
  ),
  SUPPORT_WHATSAPP: v.optional(
    v.pipe(v.string(), v.transform(toWhatsAppNumber), v.regex(/^[1-9]\d{7,14}$/, WHATSAPP_TEXT)),
  ),
};

const shopSchema = v.object(shopSettings);

/** A text in both languages; if it is given in only one language, it is used for both. */
function pairLanguages(english: string | undefined, arabic: string | undefined) {
  const [en = arabic, ar = english] = [english, arabic];
  return en === undefined || ar === undefined ? undefined : { en, ar };
}

export function toShopDetails(known: v.InferOutput<typeof shopSchema>): ShopDetails {
  return {
    company: pairLanguages(known.SHOP_COMPANY, known.SHOP_COMPANY_AR),
    phone: known.SHOP_PHONE,
    whatsApp: known.SUPPORT_WHATSAPP,
    email: known.SHOP_EMAIL,
    address: pairLanguages(known.SHOP_ADDRESS, known.SHOP_ADDRESS_AR),
    hours: pairLanguages(known.SHOP_HOURS, known.SHOP_HOURS_AR),
    commercialRegister: known.SHOP_COMMERCIAL_REGISTER,
    taxNumber: known.SHOP_TAX_NUMBER,
    profiles: known.SHOP_PROFILES,
  };
}
