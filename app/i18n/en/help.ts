/** Texts of the help page. They depend on the shop's settings. Only the server imports them; the page receives them as
 *  loader data. */
import { shop } from './common.ts';
import { span } from './delivery.ts';
import { formatNumber } from './numbers.ts';
import type { LegalSection } from './privacy.ts';

export const title = 'Help';
export const writeIntro = () => `Delivery, payment, returns and warranty at ${shop}.`;
export const contents = 'On this page';

export interface HelpFacts {
  /** The costs of shipping. */
  shipping: string;
  /** Other costs of shipping to some governorates. */
  otherShipping: { price: string; governorates: string[] }[];
  /** The amount of products from which shipping is free. */
  freeFrom: string | undefined;
  /** The delivery days of groups of governorates; empty if another provider decides. */
  delivery: { fromDays: number; toDays: number; governorates: string[] }[];
  /** Whether the shop's own provider keeps the orders. */
  isOwnProvider: boolean;
  /** Whether the shop accepts cards, and mobile wallets. */
  isCard: boolean;
  isWallet: boolean;
  /** Undefined if there is no cash on delivery. */
  cash: { maxTotal: string | undefined; maxOpen: number | undefined } | undefined;
}

export const writeSections = (facts: HelpFacts): LegalSection[] => [
  { id: 'delivery', heading: 'Delivery', ...writeDelivery(facts) },
  { id: 'payment', heading: 'Payment', paragraphs: writePayment(facts) },
  {
    id: 'returns',
    heading: 'Returns and exchanges',
    paragraphs: [
      'You can return or exchange a product within 14 days of receiving it, for any reason and at no cost to you (Consumer Protection Law, Law 181 of 2018). Please send it back in its original condition, with everything that came with it.',
      'The law makes a few exceptions: perishable goods, custom-made products, products that can’t be resold for health reasons once opened, and books, recordings and software once unwrapped.',
      facts.isOwnProvider
        ? 'Open the order on your Orders screen and press “Return or exchange”, then choose the products and the reason. We answer within 2 working days, by email and on the same screen. You can also contact us with your order number: the contact page shows how.'
        : 'Contact us with your order number: the contact page shows how.',
      'We refund you to the payment method you used, within the time set by law.',
    ],
  },
  {
    id: 'warranty',
    heading: 'Warranty',
    paragraphs: [
      'If a product is defective or not as described, you can exchange it or return it for a full refund within 30 days of receiving it, at no cost to you.',
      'After that, the statutory warranty applies, and the manufacturer’s warranty if there is one. Keep your receipt: you can print it from your order.',
    ],
  },
];

function writeShipping({ shipping, otherShipping, freeFrom }: HelpFacts): string {
  const others = otherShipping.map(({ price, governorates }) => `${price} to ${governorates.join(', ')}`);
  const but = others.length > 0 ? `, but ${others.join('; ')}` : '';
  const free = freeFrom === undefined ? '' : ` It’s free from ${freeFrom} of products.`;
  return `Shipping costs ${shipping} per order, whatever its size${but}.${free}`;
}

function writeDelivery(facts: HelpFacts) {
  const { delivery, isOwnProvider } = facts;
  return {
    paragraphs: [
      `${writeShipping(facts)} We deliver within Egypt, to the address you enter at checkout. The courier will call the phone number you enter there.`,
      ...(delivery.length > 0
        ? [
            'Delivery time depends on your governorate. We count days from the day you order, excluding Fridays. You’ll see the dates at checkout and on your order.',
          ]
        : []),
      ...(isOwnProvider
        ? ['We’ll email you when your order ships. You can track it under Orders at any time.']
        : []),
    ],
    rows: delivery.map(({ fromDays, toDays, governorates }): [string, string] => [
      span(fromDays, toDays),
      governorates.join(', '),
    ]),
  };
}

const writePayment = ({ isCard, isWallet, cash, isOwnProvider }: HelpFacts): string[] => [
  ...(isWallet
    ? [
        'By card or mobile wallet: after entering your address, you pay on a secure page with Visa, Mastercard, Meeza or your wallet.',
      ]
    : isCard
      ? ['By card: after entering your address, you pay on a secure page.']
      : []),
  ...(cash
    ? [
        [
          'Cash on delivery: you pay the courier.',
          cash.maxTotal && `It’s available for orders up to ${cash.maxTotal}.`,
          cash.maxOpen && `You can have up to ${formatNumber(cash.maxOpen)} open cash orders at a time.`,
        ]
          .filter(Boolean)
          .join(' '),
      ]
    : []),
  'Prices are in Egyptian pounds and include 14% VAT. You’ll see the total, including shipping, before you order.',
  ...(isOwnProvider
    ? ['You can cancel an order yourself under Orders until it’s packed. We refund what you paid.']
    : []),
];
