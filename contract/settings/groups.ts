/**
 * The settings that the staff change while the shop is running. The fields of a group are saved together. The message
 * of a validation rule is a refusal's code.
 */
import * as v from 'valibot';
import { SHOP_NAME } from '#contract/constants.ts';
import { USUAL_DELIVERY_PRICES } from '#contract/delivery/prices.ts';
import { listGovernorates } from '#contract/governorates.ts';
import type { RefusalCode } from '#contract/refusals/refusals.ts';
import { EGYPTIAN_MOBILE, EMAIL, normalisePhone } from '#contract/rules.ts';
import { optionalText, refuseAs, requiredText } from '#contract/text.ts';

const MAX_LINE_LENGTH = 300;
const MAX_NAME_LENGTH = 60;
const MAX_FOOTER_LENGTH = 500;
const MAX_PROFILES = 10;
const MAX_LIMIT = 999_999_999;
const MAX_PRICE_EGP = 100_000;
const PIASTRES_PER_EGP = 100;

/** A phone number as people dial it: a mobile number, a landline or a short one such as 19000. */
export const SHOP_PHONE = /^\+?\d[\d ()-]{2,20}\d$/;
/** The number of an entry in a public register, with spaces, slashes or dashes. */
export const REGISTER_NUMBER = /^[\d٠-٩][\d٠-٩ /-]{1,29}$/;
const WHATSAPP_NUMBER = /^\+[1-9]\d{7,14}$/;

/** Normalises a WhatsApp number: adds the country code to an Egyptian mobile number, and writes 00 as +. */
export function completeWhatsAppNumber(text: string): string {
  const number = normalisePhone(text);
  return EGYPTIAN_MOBILE.test(number) ? `+2${number}` : number.replace(/^00(?=[1-9])/, '+');
}
export const isWhatsAppNumber = (text: string): boolean => WHATSAPP_NUMBER.test(text);

/** Whether a text is an https URL with a path or query: the front page of a social network is not a profile. */
export function isProfile(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.pathname + url.search !== '/';
}

const hasNoControlCharacter = (text: string) => !/\p{Cc}/u.test(text);

interface TextRules {
  max?: number;
  /** Whether line breaks are allowed. */
  isMultiline?: boolean;
  /** Normalises the text before it is saved. */
  complete?: (text: string) => string;
  isRight?: (text: string) => boolean;
  refusal?: RefusalCode;
}

/** An optional text; an empty one becomes null. */
const text = ({
  max = MAX_LINE_LENGTH,
  isMultiline = false,
  complete = (typed) => typed,
  isRight = () => true,
  refusal = 'invalid-value',
}: TextRules = {}) =>
  v.pipe(
    v.nullable(
      v.pipe(
        optionalText(max),
        v.check(
          (typed) => hasNoControlCharacter(isMultiline ? typed.replace(/\r?\n/g, '') : typed),
          refuseAs('invalid-value'),
        ),
        v.transform((typed) => typed && complete(typed)),
        v.check((typed) => typed === '' || isRight(typed), refuseAs(refusal)),
      ),
    ),
    v.transform((typed) => typed || null),
  );

const name = v.pipe(
  requiredText('name-required', MAX_NAME_LENGTH),
  v.check(hasNoControlCharacter, refuseAs('invalid-value')),
);
const registerNumber = text({ isRight: (typed) => REGISTER_NUMBER.test(typed), refusal: 'invalid-register' });
const profile = v.pipe(optionalText(MAX_LINE_LENGTH), v.check(isProfile, refuseAs('invalid-profile')));
/** A whole number; null means no limit. */
const limit = v.nullable(
  v.pipe(
    v.number(refuseAs('invalid-limit')),
    v.integer(refuseAs('invalid-limit')),
    v.minValue(1, refuseAs('invalid-limit')),
    v.maxValue(MAX_LIMIT * PIASTRES_PER_EGP, refuseAs('invalid-limit')),
  ),
);

const price = v.pipe(
  v.number(refuseAs('invalid-price')),
  v.integer(refuseAs('invalid-price')),
  v.minValue(0, refuseAs('invalid-price')),
  v.maxValue(MAX_PRICE_EGP * PIASTRES_PER_EGP, refuseAs('invalid-price')),
);
const governoratePrices = v.pipe(
  v.record(v.string(), price, refuseAs('invalid-price')),
  v.check(
    (prices) => Object.keys(prices).every((code) => (listGovernorates() as string[]).includes(code)),
    refuseAs('unknown-governorate'),
  ),
  // In the shop's order of governorates, so that the same prices are the same text.
  v.transform(
    (prices) =>
      Object.fromEntries(
        listGovernorates().flatMap((code) => {
          const piastres = prices[code];
          return piastres === undefined ? [] : [[code, piastres]];
        }),
      ) as Record<string, number>,
  ),
);

/** The fields of each group. */
export const SETTING_GROUPS = {
  /** The shop's name. */
  name: v.object({ nameEn: name, nameAr: name }),
  /** How shoppers reach the shop. */
  contact: v.object({
    phone: text({ isRight: (typed) => SHOP_PHONE.test(typed), refusal: 'invalid-shop-phone' }),
    /** With + and the country code. */
    whatsApp: text({
      complete: completeWhatsAppNumber,
      isRight: isWhatsAppNumber,
      refusal: 'invalid-whatsapp',
    }),
    email: text({ isRight: (typed) => EMAIL.test(typed), refusal: 'invalid-email' }),
    addressEn: text(),
    addressAr: text(),
    hoursEn: text(),
    hoursAr: text(),
    profiles: v.pipe(
      v.array(profile, refuseAs('invalid-profile')),
      v.maxLength(MAX_PROFILES, refuseAs('too-many-entries', MAX_PROFILES)),
    ),
  }),
  /** The business that sells, as invoices name it. */
  company: v.object({
    companyEn: text(),
    companyAr: text(),
    commercialRegister: registerNumber,
    taxNumber: registerNumber,
  }),
  /** Prices of delivery, as contract/delivery/prices.ts describes them. */
  delivery: v.object({
    pricePiastres: price,
    freeFromPiastres: limit,
    governoratePiastres: governoratePrices,
  }),
  /** Limits on cash orders. */
  cash: v.object({
    /** The highest total of one cash order. */
    maxPiastres: limit,
    /** The highest number of unfinished cash orders per account, and per phone number. */
    maxOpen: limit,
    /** Hours after which an unconfirmed order is cancelled, if its account never had a delivery; null means never. */
    confirmHours: limit,
  }),
  /** A text at the end of every email. */
  emails: v.object({
    footerEn: text({ max: MAX_FOOTER_LENGTH, isMultiline: true }),
    footerAr: text({ max: MAX_FOOTER_LENGTH, isMultiline: true }),
  }),
};

type Groups = typeof SETTING_GROUPS;
export type SettingGroup = keyof Groups;
export type SettingsOf<Group extends SettingGroup> = v.InferOutput<Groups[Group]>;
/** The settings of all groups. */
export type ShopSettings = { [Group in SettingGroup]: SettingsOf<Group> };

/** The settings of a shop for which nothing is configured. */
export const PLAIN_SHOP_SETTINGS: ShopSettings = {
  name: { nameEn: SHOP_NAME, nameAr: SHOP_NAME },
  contact: {
    ...{ phone: null, whatsApp: null, email: null, addressEn: null, addressAr: null },
    ...{ hoursEn: null, hoursAr: null, profiles: [] },
  },
  company: { companyEn: null, companyAr: null, commercialRegister: null, taxNumber: null },
  delivery: USUAL_DELIVERY_PRICES,
  cash: { maxPiastres: null, maxOpen: null, confirmHours: null },
  emails: { footerEn: null, footerAr: null },
};
