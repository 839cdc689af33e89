/**
 * The settings for the shop's operator, contact details and limits on cash orders. They apply until the staff change
 * them at the counter.
 */
import * as v from 'valibot';
import { SHOP_NAME } from '#contract/constants.ts';
import { USUAL_DELIVERY_PRICES } from '#contract/delivery/prices.ts';
import { toPiastres } from '#contract/money.ts';
import {
  completeWhatsAppNumber,
  isProfile,
  isWhatsAppNumber,
  REGISTER_NUMBER,
  SHOP_PHONE,
  type ShopSettings,
} from '#contract/settings/groups.ts';
import { pairLanguages } from '#contract/shop-details.ts';
import { limitOrNone } from './setting-types.ts';

const WHATSAPP_RULE = 'must be a mobile number, such as 01012345678 or +201012345678';
const PHONE_RULE = 'must be a phone number, such as 01012345678, 02 12345678 or 19000';
const PROFILES_RULE =
  'must be the https addresses of profiles, such as https://www.facebook.com/my.store, separated by commas';

const line = v.optional(v.pipe(v.string(), v.maxLength(300, 'must have at most 300 characters')));
const registerNumber = v.optional(
  v.pipe(v.string(), v.regex(REGISTER_NUMBER, 'must be a number, such as 123-456-789')),
);

export const shopSettings = {
  SHOP_COMPANY: line,
  SHOP_COMPANY_AR: line,
  SHOP_PHONE: v.optional(v.pipe(v.string(), v.regex(SHOP_PHONE, PHONE_RULE))),
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
      v.array(v.pipe(v.string(), v.check(isProfile, PROFILES_RULE))),
    ),
    '',
  ),
  SUPPORT_WHATSAPP: v.optional(
    v.pipe(v.string(), v.transform(completeWhatsAppNumber), v.check(isWhatsAppNumber, WHATSAPP_RULE)),
  ),
  CASH_MAX_EGP: limitOrNone('must be a whole number of EGP, or off', '20000'),
  CASH_MAX_OPEN: limitOrNone('must be a whole number of orders, or off', '5'),
  CASH_CONFIRM_HOURS: limitOrNone('must be a whole number of hours, or off', 'off'),
};

const shopSchema = v.object(shopSettings);

const toNullable = <Value>(value: Value | undefined): Value | null => value ?? null;

/** The settings of the shop until the staff change them. */
export function toShopSettings(known: v.InferOutput<typeof shopSchema>): ShopSettings {
  const pair = (english: string | undefined, arabic: string | undefined) => {
    const pair = pairLanguages(toNullable(english), toNullable(arabic));
    return [toNullable(pair?.en), toNullable(pair?.ar)] as const;
  };
  const [companyEn, companyAr] = pair(known.SHOP_COMPANY, known.SHOP_COMPANY_AR);
  const [addressEn, addressAr] = pair(known.SHOP_ADDRESS, known.SHOP_ADDRESS_AR);
  const [hoursEn, hoursAr] = pair(known.SHOP_HOURS, known.SHOP_HOURS_AR);
  const { CASH_MAX_EGP: maxEgp } = known;
  return {
    name: { nameEn: SHOP_NAME, nameAr: SHOP_NAME },
    contact: {
      phone: toNullable(known.SHOP_PHONE),
      whatsApp: toNullable(known.SUPPORT_WHATSAPP),
      email: toNullable(known.SHOP_EMAIL),
      ...{ addressEn, addressAr, hoursEn, hoursAr },
      profiles: known.SHOP_PROFILES,
    },
    company: {
      ...{ companyEn, companyAr },
      commercialRegister: toNullable(known.SHOP_COMMERCIAL_REGISTER),
      taxNumber: toNullable(known.SHOP_TAX_NUMBER),
    },
    delivery: USUAL_DELIVERY_PRICES,
    cash: {
      maxPiastres: maxEgp === undefined ? null : toPiastres(maxEgp),
      maxOpen: toNullable(known.CASH_MAX_OPEN),
      confirmHours: toNullable(known.CASH_CONFIRM_HOURS),
    },
    emails: { footerEn: null, footerAr: null },
  };
}
