import { shop } from './common.ts';
import type { LegalText } from './privacy.ts';

export const writeText = (): LegalText => ({
  title: 'Terms & Conditions',
  intro: `The rules for buying from ${shop}, in plain words. Nothing here takes away your legal rights.`,
  contents: 'On this page',
  sections: [
    {
      heading: 'Who you buy from',
      paragraphs: [
        `You’re buying from the merchant who operates ${shop}, under Egyptian law. Your invoice names the merchant, and the contact page, linked at the bottom of every page, shows how to reach them.`,
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'You need an account to use a cart and a wish list and to place orders. Use your own name, email and Egyptian mobile number, and keep your password to yourself. Let us know if someone else uses your account.',
        'You must be an adult, or have your parent’s or guardian’s consent, to order.',
      ],
    },
    {
      heading: 'Prices',
      paragraphs: [
        'All prices are in Egyptian pounds (EGP) and include 14% value added tax. You pay the price you see when you place your order; later changes don’t affect it.',
        'A product on offer costs the reduced price shown next to the crossed-out one, in your cart and in your order too.',
      ],
    },
    {
      heading: 'Shipping',
      paragraphs: [
        'The help page says what shipping costs. Before you order, it is shown with the order total. We deliver within Egypt, to the address you enter at checkout. The courier will call the phone number you enter there.',
      ],
    },
    {
      heading: 'Ordering and paying',
      paragraphs: [
        'By submitting your shipping address, you order what’s in your cart and agree to pay the order total. You can choose cash on delivery or pay online, by card or, where available, with a mobile wallet. An online order is placed once your payment goes through. A cash order is placed right away, and you pay the courier.',
        'If a product sells out in the meantime, we tell you before the order is placed. If we can’t deliver something you’ve paid for, you get a full refund.',
        'You can cancel an order yourself under Orders until it’s packed, and we refund you to the payment method you used.',
        'You’ll always find your orders, with their items, address and totals, under Orders.',
      ],
    },
    {
      heading: 'Returning within 14 days',
      paragraphs: [
        'Under the Consumer Protection Law (Law 181 of 2018) you can return or exchange a product within 14 days of receiving it, for any reason. It has to be in its original condition, with everything that came with it.',
        'The law makes a few exceptions: perishable goods, custom-made products, products that can’t be resold for health reasons once opened, and books, recordings and software once unwrapped.',
        'To return something, contact us in one of the ways shown on the contact page, with your order number. We refund you to the payment method you used, within the time set by law.',
      ],
    },
    {
      heading: 'If something is wrong with it',
      paragraphs: [
        'If a product is defective, isn’t as described or doesn’t do what it’s meant to, you can exchange it or return it for a full refund within 30 days of receiving it, at no cost to you. After that, the statutory warranty applies, and the manufacturer’s warranty if there is one.',
      ],
    },
    {
      heading: 'Pictures and descriptions',
      paragraphs: [
        'We describe products as carefully as we can. Colours look a little different from screen to screen. If a description turns out to be wrong, the section above protects you.',
      ],
    },
    {
      heading: 'Reviews',
      paragraphs: [
        'Write about the product, from your own experience, and without insults. We remove reviews that break the law. Your name is shown with your review.',
      ],
    },
    {
      heading: 'Complaints and law',
      paragraphs: [
        'Contact us first: most problems can be solved quickly. You can also contact Egypt’s Consumer Protection Agency (hotline 19588). Egyptian law applies, and Egyptian courts have jurisdiction.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'We may change these terms for future orders. Orders you’ve already placed are covered by the terms in force that day.',
      ],
    },
  ],
});
