import type { products } from '#api/catalogue/tables.ts';
import type { orderLines, orders } from '#api/orders/tables.ts';
import type { Language } from '#contract/constants.ts';

/** What the shop writes letters about. */
export type LetterKind = OrderLetterKind | AccountLetterKind | ProductLetterKind;

export type OrderLetterKind =
  | 'placed'
  | 'confirm_reminder'
  | 'confirm_lapsed'
  | 'paid'
  | 'payment_failed'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'refund_due'
  | 'refund_failed'
  | 'refunded';

export type AccountLetterKind =
  | 'confirm_email'
  | 'reset_code'
  | 'email_link'
  | 'email_asked'
  | 'email_changed';

export type ProductLetterKind = 'back_in_stock';

const ACCOUNT_KINDS: readonly LetterKind[] = [
  'confirm_email',
  'reset_code',
  'email_link',
  'email_asked',
  'email_changed',
];
export const isOfAccount = (kind: LetterKind): kind is AccountLetterKind => ACCOUNT_KINDS.includes(kind);
export const isOfProduct = (kind: LetterKind): kind is ProductLetterKind => kind === 'back_in_stock';

/** Why money is due back: its order was given up or came back, or could not be kept when it was paid, or was paid before. */
export const REFUND_REASONS = ['cancelled', 'returned', 'paid_in_vain', 'paid_again'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** What a letter's text needs beside its order: amountPiastres and reason of a refund, and whether it is handed over (way); code and minutes; link, and hours or days; productId. After `until` it is no longer sent. */
export type LetterData = Record<string, string | number>;

/** A letter as far as its text depends on it. */
export interface LetterToRender {
  kind: LetterKind;
  language: Language;
  data: LetterData;
}

export interface LetterOrder {
  order: typeof orders.$inferSelect;
  lines: (typeof orderLines.$inferSelect)[];
}

/** The product that a letter is about. */
export type LetterProduct = Pick<
  typeof products.$inferSelect,
  'id' | 'categoryId' | 'titleEn' | 'titleAr' | 'cover' | 'pricePiastres' | 'offerPiastres'
>;

/** Addresses of an order's pages that need no account. */
export interface OrderLinks {
  track(orderId: string): string;
  confirm(orderId: string): string;
}

/** What surrounds a letter. */
export interface LetterView {
  order?: LetterOrder | undefined;
  product?: LetterProduct | undefined;
  links?: OrderLinks | undefined;
  /** Whether the address that it goes to was confirmed. If not, it repeats nothing that its shopper typed. */
  isConfirmed?: boolean | undefined;
  /** The page where that is done, where the shop's own address is known. */
  confirmEmailLink?: string | undefined;
  /** The shop's public address; without it letters have no pictures. */
  origin?: string | undefined;
  /** Whether it is said that nothing is really sold. */
  isTestShop?: boolean;
}

/** A letter, ready to be sent. */
export interface RenderedLetter {
  subject: string;
  text: string;
  html: string;
}
