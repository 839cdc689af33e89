/** What letters say, in one language: the shape that both have. */
import type { EgpStyle } from '#contract/money.ts';
import type {
  AccountLetterKind,
  LetterData,
  OrderLetterKind,
  ProductLetterKind,
  RefundReason,
} from './letters.ts';

/** What an order's letter may tell; values are isolated already. */
export interface OrderFacts {
  number: string;
  total: string;
  /** What goes back, where that is known. */
  amount: string | undefined;
  /** Why it goes back, where that is known. */
  reason: RefundReason | undefined;
  /** Whether it was given back from hand to hand. */
  isByHand: boolean;
  isCash: boolean;
  isConfirmable: boolean;
  carrier: string | undefined;
  trackingNumber: string | undefined;
  /** The days on which it is expected, where that is known. */
  expected: string | undefined;
}

export interface LetterText {
  subject: string;
  title: string;
  paragraphs: string[];
}

export interface AccountText extends LetterText {
  /** A code to be typed, after the first paragraph. */
  code?: string;
  /** An address to be opened, there too. */
  link?: { label: string; address: string };
}

export interface LetterTexts {
  egp: EgpStyle;
  order: Record<OrderLetterKind, (facts: OrderFacts) => LetterText>;
  account: Record<AccountLetterKind, (data: LetterData) => AccountText>;
  /** The title is isolated already. */
  product: Record<ProductLetterKind, (title: string) => LetterText>;
  words: Record<
    | 'confirm'
    | 'track'
    | 'see'
    | 'items'
    | 'shipping'
    | 'total'
    | 'vatInside'
    | 'payment'
    | 'cash'
    | 'online'
    | 'address'
    | 'phone'
    | 'whyNoAddress'
    | 'confirmEmail'
    | 'whyOrder'
    | 'seeProduct'
    | 'whyAlert'
    | 'nothingIsSold',
    string
  >;
  orderNumber(number: string): string;
}
