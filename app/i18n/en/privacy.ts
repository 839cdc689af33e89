import { shop } from './common.ts';

export interface LegalSection {
  /** The id of the section, for links to it; made from its number by default. */
  id?: string;
  heading: string;
  paragraphs: string[];
  /** A table of two columns below the paragraphs. */
  rows?: [string, string][];
}

/** A page of text in one language. */
export interface LegalText {
  title: string;
  intro: string;
  /** The title of the table of contents. */
  contents: string;
  sections: LegalSection[];
}

export const writeText = (): LegalText => ({
  title: 'Privacy Policy',
  intro: `What ${shop} knows about you, why, where it is kept, and what you can do about it.`,
  contents: 'On this page',
  sections: [
    {
      heading: 'In short',
      paragraphs: [
        'You can browse without an account, and then we know nothing about you. With an account, we keep what we need to sell to you and deliver: your name, email and phone, your cart and wish list, and your orders and where they were sent.',
        'We show no ads, don’t follow you to other sites, load nothing from other companies while you browse, and never sell your data.',
      ],
    },
    {
      heading: 'Who is responsible',
      paragraphs: [
        `The merchant who operates ${shop} decides what happens to your data and is responsible for it, under Egypt’s Personal Data Protection Law (Law 151 of 2020). The contact page, linked at the bottom of every page, shows how to reach the merchant. Your invoice names the merchant.`,
      ],
    },
    {
      heading: 'What we keep, and why',
      paragraphs: [
        'Your account: name, email address and Egyptian mobile number, because you log in with the email and the courier calls the phone. Your password is stored only in a scrambled form that can’t be reversed; nobody at the shop can read it.',
        'Your cart and wish list: the products in them and how many, so that you find them on any device.',
        'Stock alerts: the sold-out products you asked us to tell you about, until we email you or you cancel the alert.',
        'Your saved addresses: their names, street, city and phone number, and the recipient, governorate, landmark and second phone number if you enter them, so that you don’t have to type them again.',
        'Your orders: what you bought and at what price, how you chose to pay, who receives it, the delivery address with its governorate and landmark, the phone numbers for it, and the carrier and tracking number. We need these to deliver, to handle returns, and to keep the accounts the law requires.',
        'Transaction records: the amount and time of every payment and refund, its reference number at the payment service, and the last four digits of the card if the service sends them.',
        'Returns and exchanges: which items, your reason and note, and our answer.',
        'A link to each order, which is in our emails about it and under Orders. Anyone with this link can see the items, prices, city, status and tracking number, but not your name, phone or street.',
        'What you publish: a review shows its text, its stars and your name; an answered question shows its text, without your name. Which reviews you reported, and why.',
        'Technical records: to keep the shop safe, its server may record that a request was made, when, and whether it worked, and it counts failed logins. These records contain no passwords, session tokens or card numbers.',
      ],
    },
    {
      heading: 'What stays on your device',
      paragraphs: [
        'We don’t use cookies to track you. If you choose a language or a theme, a cookie named language or theme remembers it for your next visit. Once you’ve logged in, a cookie named device marks your browser for a year, so that other people trying wrong passwords can’t lock you out; it contains no name or address, and only the shop reads it. You also get it when you request or enter a password reset code, so that nobody else can use the code. While you’re logged in, your browser keeps a session token in its local storage under the name Token, along with the number of items in your cart, and your name if you’ve changed it. It also keeps the names and pictures of the last twelve products you looked at, logged in or not, so that you can find them again; nobody else can see them. If the shop lets you fill a cart before you log in, your browser keeps its products and quantities until you do. Logging out removes everything the shop put into that storage and, where the shop itself keeps your account and can be reached, ends the session there too.',
        'Your browser also remembers your last eight searches, so that you can repeat them. The list never leaves your device. You can remove searches below the search box, one by one or all at once, and logging out removes them too.',
        'Until you close the tab, your browser also remembers a half-filled delivery address, so that you lose nothing when you reload, and which product you wanted when we asked you to log in.',
      ],
    },
    {
      heading: 'Payment',
      paragraphs: [
        'When you pay by card or mobile wallet, you enter its details on the payment page, and they never become part of your account or your order. We only learn whether the payment succeeded and how much of it was refunded. When you pay in cash on delivery, there is no payment data.',
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        'The courier gets your name, address, phone number and the amount to collect. When you pay online, the payment service gets what it needs to charge you: Paymob gets your name, email, phone number, delivery address, the products and the amount; Stripe gets your email, the names of the products and the amount. Our email service carries every email we send you: codes and links for your account, and emails about your orders, with products, amounts, delivery address and phone number. The company that hosts our server stores the data for us and may not use it. Authorities get only what the law requires us to hand over.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'Account, saved addresses, cart and wish list: until you delete your account. Orders: for as long as tax and consumer law require; once you delete your account, they no longer contain your name, phone number or street, only the city and governorate. Emails that couldn’t be sent: 14 days at most. Password reset codes: a few minutes. Technical records: only as long as they help keep the shop safe.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'Under Law 151 of 2020, you can ask what we keep about you and get a copy, have it corrected or completed, have it deleted where no law requires us to keep it, limit what it’s used for, object to a use, and withdraw your consent. If there is ever a breach of your data, you have the right to know, and we’ll tell you and the authority as the law requires.',
        'Where the shop itself keeps your account, you can correct your data, download a copy of all of it and delete your account under Account. For everything else, contact us in one of the ways shown on the contact page. If you’re not happy with our answer, you can contact Egypt’s Personal Data Protection Centre.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'The shop is for adults. Children can use it with a parent or guardian, who opens the account.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'If we change how we handle your data, we’ll update this page first. What you agreed to still applies to orders you’ve already placed.',
      ],
    },
  ],
});
