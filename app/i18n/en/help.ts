/** The help page: what the shop does, by its settings. Only the server imports this; the page receives it as loader data. */
import { span } from './delivery.ts';
import type { LegalSection } from './privacy.ts';

export const title = 'Help';
export const intro = 'Delivery, payment, returns and warranty at My Store.';
export const contents = 'On this page';

export interface HelpFacts {
  /** The costs of shipping. */
  shipping: string;
  /** Days to groups of governorates, by name; empty if another provider decides. */
  delivery: { fromDays: number; toDays: number; governorates: string[] }[];
  /** Whether the shop's own provider keeps the orders. */
  isOwnProvider: boolean;
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
      'You may return or exchange a product within 14 days of receiving it, without giving a reason and at no cost to you (Consumer Protection Law, Law 181 of 2018). It has to come back in the condition you got it in, with everything that belonged to it.',
      'The law excepts a few goods: what spoils quickly, what was made to your wishes, what cannot be sold again for reasons of health once it was opened, and books, recordings and software once their wrapping is off.',
      'Write or call with your order number; the contact page says how. You get your money back the way you paid, within the time the law sets.',
    ],
  },
  {
    id: 'warranty',
    heading: 'Warranty',
    paragraphs: [
      'If a product is defective or is not what was described, you may have it replaced or returned for its full price within 30 days of receiving it, at no cost to you.',
      'After that the statutory warranty applies, and the maker’s where there is one. Keep your receipt: you can print it from your order.',
    ],
  },
];

function writeDelivery({ shipping, delivery, isOwnProvider }: HelpFacts) {
  return {
    paragraphs: [
      `Shipping costs ${shipping} per order, whatever its size. We deliver within Egypt, to the address you give at checkout; the courier calls the number you give there.`,
      ...(delivery.length > 0
        ? [
            'How long it takes depends on your governorate. Days are counted from the day you order, excluding Fridays. Checkout and your order show the dates.',
          ]
        : []),
      ...(isOwnProvider
        ? ['We email you when your order ships. You can follow it on your Orders screen at any time.']
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
        'By card or mobile wallet: after your address you pay on a secure page, with Visa, Mastercard, Meeza or your wallet.',
      ]
    : isCard
      ? ['By card: after your address you pay on a secure page.']
      : []),
  ...(cash
    ? [
        [
          'In cash on delivery: you pay the courier.',
          cash.maxTotal && `It is available for orders of up to ${cash.maxTotal}.`,
          cash.maxOpen && `At most ${cash.maxOpen} unfinished cash orders can be open at once.`,
        ]
          .filter(Boolean)
          .join(' '),
      ]
    : []),
  'Prices are in Egyptian pounds and include value added tax of 14%. You see the total, with shipping, before you order.',
  ...(isOwnProvider
    ? [
        'Until your order is packed you can cancel it yourself on your Orders screen; what you paid goes back to you.',
      ]
    : []),
];
