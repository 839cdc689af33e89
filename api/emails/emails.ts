import type { products } from '#api/schema/catalogue.ts';
import type { AccountEmailKind, EmailKind, ProductEmailKind } from '#api/schema/emails.ts';
import type { orderLines, orders } from '#api/schema/orders.ts';
import type { Language } from '#contract/constants.ts';
import type { ShopDetails } from '#contract/shop-details.ts';

const ACCOUNT_KINDS: readonly EmailKind[] = [
  'welcome',
  'confirm_email',
  'reset_code',
  'email_link',
  'email_asked',
  'email_changed',
  'password_changed',
];
export const isOfAccount = (kind: EmailKind): kind is AccountEmailKind => ACCOUNT_KINDS.includes(kind);
export const isOfProduct = (kind: EmailKind): kind is ProductEmailKind =>
  kind === 'back_in_stock' || kind === 'question_answered';

/**
 * Why a refund is due: the order was cancelled, was returned, could not be fulfilled when the payment arrived, or had
 * been paid already.
 */
export const REFUND_REASONS = ['cancelled', 'returned', 'paid_in_vain', 'paid_again'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/**
 * Values for an email's text, besides its order. For a refund: amountPiastres, reason, way. For a changed order:
 * change. For a return: returnKind, products, answer. For other kinds: code and minutes; link, and hours or days;
 * productId, and question and answer. The email is not sent after `until`.
 */
export type EmailData = Record<string, string | number>;

/** The fields of an email that its text depends on. */
export interface EmailToRender {
  kind: EmailKind;
  language: Language;
  data: EmailData;
}

export interface EmailOrder {
  order: typeof orders.$inferSelect;
  lines: (typeof orderLines.$inferSelect)[];
}

/** The product that an email is about. */
export type EmailProduct = Pick<
  typeof products.$inferSelect,
  'id' | 'categoryId' | 'titleEn' | 'titleAr' | 'cover' | 'pricePiastres' | 'offerPiastres'
>;

/** Links to an order's pages that need no account. */
export interface OrderLinks {
  track(orderId: string): string;
  confirm(orderId: string): string;
  pay(orderId: string): string;
}

/** What an email is rendered with, besides its own fields. */
export interface EmailView {
  order?: EmailOrder | undefined;
  product?: EmailProduct | undefined;
  links?: OrderLinks | undefined;
  /** Whether the recipient's address is confirmed. If not, the email contains no text that a user entered. */
  isConfirmed?: boolean | undefined;
  /** The link that confirms the recipient's address, if the shop's public address is known. */
  confirmEmailLink?: string | undefined;
  /** The shop's public address; without it, emails have no pictures. */
  origin?: string | undefined;
  /** Whether the email says that nothing is really sold. */
  isTestShop?: boolean;
  /** The seller's details, for the foot. */
  shop: ShopDetails;
  /** The shop's own text, for the foot. */
  note?: Record<Language, string> | undefined;
}

/** An email ready to be sent. */
export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
}
