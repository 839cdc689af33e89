/** The texts of emails, in the shape that both languages have. */

import type { AccountEmailKind, OrderEmailKind, ProductEmailKind } from '#api/schema/emails.ts';
import type { EgpStyle } from '#contract/money.ts';
import type { EmailData, RefundReason } from './emails.ts';

/** Values for an order email's text, already isolated. */
export interface OrderFacts {
  number: string;
  total: string;
  /** The amount that is refunded, due or paid, if known. */
  amount: string | undefined;
  /** The reason of the refund, if known. */
  reason: RefundReason | undefined;
  /** Whether the shop refunded the money itself, in cash or otherwise, instead of through the gateway. */
  isByHand: boolean;
  isCash: boolean;
  isConfirmable: boolean;
  carrier: string | undefined;
  trackingNumber: string | undefined;
  /** The expected days of delivery, if known. */
  expected: string | undefined;
  /** What a change of the order means for its payment, if anything. */
  change: 'refund' | 'due' | undefined;
  /** These three are only for emails about a return: `answer` is what the shop wrote to the shopper. */
  isExchange: boolean;
  products: string[];
  answer: string | undefined;
}

export interface EmailText {
  subject: string;
  title: string;
  paragraphs: string[];
}

export interface AccountText extends EmailText {
  /** A code to type, after the first paragraph. */
  code?: string;
  /** A link to open, shown after the first paragraph. */
  link?: { label: string; address: string };
}

/** The answer to a question about a product, already isolated; empty for other emails. */
export interface ToldAnswer {
  /** Left out if the recipient's address is not confirmed. */
  question?: string | undefined;
  answer?: string | undefined;
}

export type ReturnTexts = Pick<EmailTexts['order'], Extract<OrderEmailKind, `return_${string}`>>;

export type PaymentTexts = Pick<EmailTexts['order'], 'payment_link' | 'lines_changed' | 'difference_paid'>;

export interface EmailTexts {
  egp: EgpStyle;
  /** Completes a subject, in English by putting the shop's name first. */
  subject(shop: string, text: string): string;
  /** Why the reader gets an email. */
  why: Record<'order' | 'alert' | 'question', (shop: string) => string>;
  order: Record<OrderEmailKind, (facts: OrderFacts) => EmailText>;
  account: Record<AccountEmailKind, (data: EmailData, shop: string) => AccountText>;
  /** `title` is the product's title, already isolated. */
  product: Record<ProductEmailKind, (title: string, told: ToldAnswer) => EmailText>;
  words: Record<
    | 'confirm'
    | 'pay'
    | 'track'
    | 'see'
    | 'items'
    | 'shipping'
    | 'discount'
    | 'freeDelivery'
    | 'total'
    | 'vatInside'
    | 'payment'
    | 'cash'
    | 'online'
    | 'address'
    | 'phone'
    | 'whyNoAddress'
    | 'confirmEmail'
    | 'seeProduct'
    | 'nothingIsSold'
    | 'shopPhone'
    | 'whatsApp'
    | 'commercialRegister'
    | 'taxNumber',
    string
  >;
  orderNumber(number: string): string;
}
