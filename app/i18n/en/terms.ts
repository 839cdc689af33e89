import { SHIPPING_PIASTRES } from '#contract/constants.ts';
import { formatEgp } from '#contract/money.ts';
import { egp } from './numbers.ts';
import type { LegalText } from './privacy.ts';

export const text: LegalText = {
  title: 'Terms & Conditions',
  intro:
    'The rules for buying at My Store, in plain words. Nothing here takes away a right the law gives you.',
  contents: 'On this page',
  sections: [
    {
      heading: 'Who you buy from',
      paragraphs: [
        'You buy from the merchant who operates My Store, under the law of Egypt. The invoice that the law entitles you to names the merchant, and the contact page, linked at the foot of every page, says how to reach the merchant.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'You need an account to fill a cart, keep a wish list and order. Give a name, email and Egyptian mobile number that are yours, and keep the password to yourself. Tell us if somebody else uses your account.',
        'You must be an adult to order, or have the consent of your parent or guardian.',
      ],
    },
    {
      heading: 'Prices',
      paragraphs: [
        'All prices are in Egyptian pounds (EGP) and include value added tax of 14 %. The price that counts is the one you see when you place the order; later changes do not touch it.',
        'A product marked as an offer costs the reduced price shown beside the struck-through one, in the cart and in the order as well.',
      ],
    },
    {
      heading: 'Shipping',
      paragraphs: [
        `Shipping costs ${formatEgp(SHIPPING_PIASTRES, egp)} per order, whatever its size, and is shown before you order together with the order total. We deliver within Egypt, to the address you give at checkout; the courier calls the number you give there.`,
      ],
    },
    {
      heading: 'Ordering and paying',
      paragraphs: [
        'By sending the shipping address you order what is in your cart and agree to pay the order total. You choose between cash on delivery and paying online, by card or, where it is offered, with a mobile wallet. An order that is paid online counts once the payment has gone through; a cash order counts at once, and you pay the courier.',
        'If a product has sold out in the meantime, you are told before the order is placed. If we cannot deliver what you paid for, you get your money back in full.',
        'Until your order is packed you can cancel it yourself, under Orders in your account, and what you paid goes back to you the way you paid.',
        'Your orders, with their lines, address and totals, are always found under Orders in your account.',
      ],
    },
    {
      heading: 'Returning within 14 days',
      paragraphs: [
        'Under the Consumer Protection Law (Law 181 of 2018) you may return or exchange a product within 14 days of receiving it, without giving a reason. It has to come back in the condition you got it in, with everything that belonged to it.',
        'The law excepts a few goods: what spoils quickly, what was made to your wishes, what cannot be sold again for reasons of health once it was opened, and books, recordings and software once their wrapping is off.',
        'Tell us by a way named on the contact page that you want to return something, and name the order. We pay back the price in the way you paid it, within the time the law sets.',
      ],
    },
    {
      heading: 'If something is wrong with it',
      paragraphs: [
        'If a product is defective, is not what was described or does not do what it is for, you may have it replaced or returned for its full price within 30 days of receiving it, at no cost to you. Beyond that, the statutory guarantee applies, and the maker’s guarantee where there is one.',
      ],
    },
    {
      heading: 'Pictures and descriptions',
      paragraphs: [
        'We describe products as carefully as we can. Colours differ a little from screen to screen. If a description turns out to be wrong, the section above protects you.',
      ],
    },
    {
      heading: 'Reviews',
      paragraphs: [
        'Write about the product, from your own experience, and without insult. Reviews that break the law are removed. Your name is shown with your review.',
      ],
    },
    {
      heading: 'Complaints and law',
      paragraphs: [
        'Come to us first: most things are put right quickly. You may also turn to Egypt’s Consumer Protection Agency (hotline 19588). The law of Egypt applies, and its courts decide.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'We may change these terms for orders to come. For an order you have placed, the terms of that day apply.',
      ],
    },
  ],
};
