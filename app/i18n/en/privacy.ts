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

export const text: LegalText = {
  title: 'Privacy Policy',
  intro: 'What My Store knows about you, why, where it is kept, and what you can do about it.',
  contents: 'On this page',
  sections: [
    {
      heading: 'In short',
      paragraphs: [
        'You can look around without an account, and then we know nothing about you. With an account we keep what is needed to sell and deliver: your name, email and phone, your cart and wish list, your orders and where they went.',
        'We show no advertising, follow you to no other site, load nothing from other companies while you browse, and sell your data to nobody.',
      ],
    },
    {
      heading: 'Who is responsible',
      paragraphs: [
        'The merchant who operates My Store decides what happens with your data and answers for it, under Egypt’s Personal Data Protection Law (Law 151 of 2020). The contact page, linked at the foot of every page, says how to reach the merchant. The invoice that the law entitles you to names the merchant.',
      ],
    },
    {
      heading: 'What we keep, and why',
      paragraphs: [
        'Your account: name, email address and Egyptian mobile number, because you sign in with one and the courier calls the other. Your password is kept only in a scrambled form that cannot be turned back; nobody at the shop can read it.',
        'Your cart and your wish list: the products you put there and how many, so that you find them again on any device.',
        'What you asked us to write about: products that were sold out, until our email about them is written or you no longer want it.',
        'Your saved addresses: what you call them, street, city and phone number, and governorate and area if you tell them, so that you need not type them again.',
        'Your orders: what you bought, at which price, how you chose to pay, the delivery address with its governorate and area, the phone number for it, and the carrier and number of the parcel. We need them to deliver, to take goods back, and to keep the books that the law asks for.',
        'Records of transactions: of every payment and refund its amount, its time, and the number under which the payment service knows it.',
        'A link to each order, which is in our emails about it and on your Orders screen: whoever has it sees without an account what was bought, the prices, the city, how far the order is and its tracking number, but not your name, phone number or street.',
        'What you publish yourself: a review shows its text, its stars and your name.',
        'Technical records: for the safety of the shop its server may note that a request came, when, and whether it worked, and counts failed sign-ins. These records hold no passwords, no session tokens and no card numbers.',
      ],
    },
    {
      heading: 'What stays on your device',
      paragraphs: [
        'The shop uses no cookies to follow you. If you choose a language or a theme, one named language or theme keeps that choice for your next visit. Once you have signed in, one named device marks your browser for a year, so that others who try wrong passwords cannot lock you out; it holds no name and no address, and only the shop reads it. You also get it when you ask for a code or type it because you forgot your password, so that nobody else can use the code in your place. While you are signed in, your browser keeps a session token in its local storage under the name Token, and beside it the number of pieces in your cart, and your name if you have changed it. It also keeps the names and pictures of the last twelve products you looked at, signed in or not, so that you find them again; nobody else learns of them. Logout removes everything the shop put into that storage and, where the shop itself keeps your account and can be reached, ends the session there too.',
        'Your browser also remembers your last eight searches, so that you can repeat them. The list never leaves your device; you remove searches from it below the search box, one by one or all at once, and Logout removes them too.',
        'Until you close the tab, your browser also remembers a half-filled delivery address, so that a reload loses nothing, and which product you wanted when you were asked to log in.',
      ],
    },
    {
      heading: 'Payment',
      paragraphs: [
        'When you pay by card or with a mobile wallet, its details are asked for on the payment page and never become part of your account or your order. We learn only whether the payment succeeded, and what went back of it. When you pay in cash on delivery, no payment data arises.',
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        'The courier gets your name, address, phone number and the amount to collect. When you pay online, the payment service gets what it charges you for: Paymob your name, email, phone number, delivery address, the products and the amount; Stripe your email, the names of the products and the amount. The mail service carries every email that we send you: codes and links for your account, and what we write about your orders, with products, amounts, delivery address and phone number. Whoever hosts the shop’s server keeps the data for us and may not use it. Authorities get only what the law obliges us to hand over.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'Account, saved addresses, cart and wish list: until you delete your account. Orders: for as long as tax and consumer law require; once the account is deleted they no longer hold your name, phone number or street, only the city and the governorate. Emails that could not be sent: 14 days at most. Codes for a new password: some minutes. Technical records: no longer than they help to keep the shop safe.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'Under Law 151 of 2020 you may ask what we keep about you and get a copy, have it corrected or completed, have it deleted where no law makes us keep it, limit what it is used for, object to a use, and take back a consent you gave. If your data ever comes to harm, you have the right to be told, and we will tell you and the authority as the law prescribes.',
        'Where the shop itself keeps your account, its Account screen corrects your data, gives you a copy of all of it, and deletes your account. For everything else, write to us by a way named on the contact page. If you are not content with our answer, you may turn to Egypt’s Personal Data Protection Centre.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'The shop is for adults. Children may use it together with a parent or guardian, who opens the account.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'When we change how we treat data, we change this page before we do it. What you agreed to stays valid for orders already placed.',
      ],
    },
  ],
};
