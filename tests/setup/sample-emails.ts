/** Every kind of email in both languages, and the data to render them. */
import { type EmailData, type EmailView, isOfAccount, isOfProduct } from '#api/emails/emails.ts';
import { renderEmail } from '#api/emails/render.ts';
import type { EmailKind } from '#api/schema/emails.ts';
import { LANGUAGES, type Language } from '#contract/constants.ts';
import { makeEmailOrder } from './email-order.ts';
import { PLAIN_SHOP } from './test-settings.ts';

const ORDER_KINDS = [
  'placed',
  'paid',
  'payment_failed',
  'address_changed',
  'lines_changed',
  'payment_link',
  'difference_paid',
  'shipped',
  'delivered',
  'cancelled',
  'refund_due',
  'refund_failed',
  'refunded',
  'return_requested',
  'return_approved',
  'return_refused',
  'return_received',
] as const;
export const ACCOUNT_KINDS = [
  'welcome',
  'confirm_email',
  'reset_code',
  'email_link',
  'email_asked',
  'email_changed',
  'password_changed',
] as const;
const EMAIL_KINDS: EmailKind[] = [...ORDER_KINDS, ...ACCOUNT_KINDS, 'back_in_stock', 'question_answered'];
export const EVERY_EMAIL = EMAIL_KINDS.flatMap((kind) =>
  LANGUAGES.map((language) => [kind, language] as const),
);
export const EVERY_ORDER_EMAIL = EVERY_EMAIL.filter(([kind]) => !isOfAccount(kind) && !isOfProduct(kind));

export const orderLinks = {
  track: (id: string) => `https://shop.example/track/${id}`,
  confirm: (id: string) => `https://shop.example/track/${id}?confirm=1`,
  pay: (id: string) => `https://shop.example/track/${id}?pay=1`,
};
export const EMAIL_DATA: EmailData = {
  ...{ amountPiastres: 62_500, change: 'due', code: '042042', minutes: 10 },
  ...{ returnKind: 'return', products: '1 × Brass Lamp', answer: 'The courier comes on Sunday.' },
  ...{ link: 'https://shop.example/api/confirm-email/secret', hours: 24, days: 7 },
};
export const EMAIL_PRODUCT = {
  ...{ id: 'p1', categoryId: 'c1', titleEn: 'Brass Lamp', titleAr: 'لمبة نحاس', cover: 'lamp-0123456789' },
  ...{ pricePiastres: 62_500, offerPiastres: null },
};
export const CONFIRM_LINK = 'https://shop.example/api/confirm-email/address/signed';
const emailView: EmailView = {
  ...{ order: makeEmailOrder(), product: EMAIL_PRODUCT, links: orderLinks, origin: 'https://shop.example' },
  ...{ isConfirmed: true, confirmEmailLink: CONFIRM_LINK, shop: PLAIN_SHOP },
};
export const render = (
  kind: EmailKind,
  language: Language = 'en',
  changes: Partial<EmailView> = {},
  data = EMAIL_DATA,
) => renderEmail({ kind, language, data }, { ...emailView, ...changes });
export const EGP_NAMES: Record<Language, string> = { en: 'EGP', ar: 'ج.م' };
/** Returns the text that a reader sees of an email's HTML. */
export const readHtml = (html: string) =>
  html
    .replace(/^.*<\/style>/s, '')
    .replace(/<br>/g, '\n')
    .replace(/<[^>]*>/g, '');
