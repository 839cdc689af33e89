/** The shop's contact details as pages show them. Only the server imports this; pages receive it as loader data. */
import { isWithoutDetails, type ShopDetails } from '#contract/shop-details.ts';
import { tag } from '#messages/language.ts';
import { writeDigits } from '#messages/numbers.ts';
import { examples, names } from '#messages/shop.ts';

export interface ShopFact {
  name: string;
  text: string;
  /** A link that starts a call, a chat or an email. */
  href?: string;
}

export interface ShopContact {
  /** Ways to reach the shop, and its opening hours. */
  reach: ShopFact[];
  /** The seller's company name, address and registration numbers. */
  seller: ShopFact[];
  profiles: { name: string; url: string }[];
  /** Says that the profiles are examples. */
  note?: string | undefined;
}

/** Placeholders of a demonstration: the specification's footer has social profile links. */
const EXAMPLE_PROFILES = [
  'https://www.facebook.com/',
  'https://www.instagram.com/',
  'https://github.com/',
  'https://www.linkedin.com/',
];

const NETWORK_NAMES: Record<string, string> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'tiktok.com': 'TikTok',
  'youtube.com': 'YouTube',
  'x.com': 'X',
  't.me': 'Telegram',
  'github.com': 'GitHub',
  'linkedin.com': 'LinkedIn',
};

function toProfile(url: string) {
  const host = new URL(url).hostname.replace(/^(?:www|m|web)\./, '');
  return { name: NETWORK_NAMES[host] ?? host, url };
}

/** Whether none of the shop's details are set, and payments are only tests or made by another provider. */
const isDemonstration = (shop: ShopDetails, payments: readonly string[] | undefined) =>
  isWithoutDetails(shop) && (payments?.includes('test') ?? true);

/** The contact details that are set, in the order in which they are shown. */
export function toShopContact(shop: ShopDetails, payments: readonly string[] | undefined): ShopContact {
  const fact = (name: string, text: string | undefined, href?: string): ShopFact[] =>
    text ? [{ name, text, ...(href && { href }) }] : [];
  const { phone, whatsApp, email } = shop;
  const isDemo = isDemonstration(shop, payments);
  return {
    reach: [
      ...fact(names.phone, phone, phone && `tel:${phone.replace(/[^\d+]/g, '')}`),
      ...fact(names.whatsApp, whatsApp && `+${whatsApp}`, whatsApp && `https://wa.me/${whatsApp}`),
      ...fact(names.email, email, email && `mailto:${email}`),
      ...fact(names.hours, shop.hours && writeDigits(shop.hours[tag])),
    ],
    seller: [
      ...fact(names.company, shop.company?.[tag]),
      ...fact(names.address, shop.address && writeDigits(shop.address[tag])),
      ...fact(names.commercialRegister, shop.commercialRegister),
      ...fact(names.taxNumber, shop.taxNumber),
    ],
    profiles: (isDemo ? EXAMPLE_PROFILES : shop.profiles).map(toProfile),
    note: isDemo ? examples : undefined,
  };
}
