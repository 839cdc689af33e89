import type { RefundReason } from './emails.ts';
import type { EmailTexts } from './texts.ts';

const WAY_OF_BANKS = 'Depending on your bank, it can take up to 14 working days until you see it.';

const WHY_DUE: Record<RefundReason, (number: string) => string> = {
  cancelled: (number) => `Order ${number} is cancelled.`,
  returned: (number) => `Order ${number} came back to us.`,
  paid_in_vain: (number) =>
    `Your payment came too late: order ${number} was given up, or its products are sold out.`,
  paid_again: (number) => `Order ${number} was paid more than once.`,
};

const expect = (days: string | undefined) => (days ? [`Expected delivery: ${days}.`] : []);

export const texts: EmailTexts = {
  egp: { currency: 'EGP' },
  order: {
    placed: ({ number, total, isConfirmable, expected }) => ({
      subject: `My Store: we have your order ${number}`,
      title: 'Thank you, we have your order',
      paragraphs: [
        `Order ${number} is placed. You pay ${total} in cash when it arrives.`,
        ...expect(expected),
        ...(isConfirmable
          ? ['Please confirm it, so that we can pack it.']
          : ['We write again when it is on its way.']),
      ],
    }),
    confirm_reminder: ({ number }) => ({
      subject: `My Store: please confirm order ${number}`,
      title: 'Please confirm your order',
      paragraphs: [
        `Nobody has confirmed order ${number} yet. We cancel it soon unless you do.`,
        'If you no longer want it, you need not do anything.',
      ],
    }),
    confirm_lapsed: ({ number }) => ({
      subject: `My Store: order ${number} is cancelled`,
      title: 'Your order is cancelled',
      paragraphs: [
        `Nobody confirmed order ${number} in time, so we cancelled it. You have nothing to pay.`,
        'You are welcome to order again.',
      ],
    }),
    paid: ({ number, total, expected }) => ({
      subject: `My Store: order ${number} is paid`,
      title: 'Your payment has arrived',
      paragraphs: [
        `Thank you. We have ${total} for order ${number}, and pack it now.`,
        ...expect(expected),
        'We write again when it is on its way.',
      ],
    }),
    payment_failed: ({ number }) => ({
      subject: `My Store: the payment of order ${number} failed`,
      title: 'Your payment did not go through',
      paragraphs: [`Nothing was charged for order ${number}.`, 'You can order again from your cart.'],
    }),
    shipped: ({ number, total, isCash, carrier, trackingNumber }) => ({
      subject: `My Store: order ${number} is on its way`,
      title: 'Your order is on its way',
      paragraphs: [
        carrier ? `Order ${number} is on its way with ${carrier}.` : `Order ${number} is on its way.`,
        ...(trackingNumber ? [`Tracking number: ${trackingNumber}`] : []),
        ...(isCash ? [`Please have ${total} in cash ready for the courier.`] : []),
      ],
    }),
    delivered: ({ number }) => ({
      subject: `My Store: order ${number} was delivered`,
      title: 'Your order was delivered',
      paragraphs: [
        `Order ${number} was delivered. We hope that you like it.`,
        'If not, you may return or exchange it within 14 days, and what is defective within 30.',
      ],
    }),
    cancelled: ({ number }) => ({
      subject: `My Store: order ${number} is cancelled`,
      title: 'Your order is cancelled',
      paragraphs: [`Order ${number} is cancelled. You have nothing to pay.`],
    }),
    refund_due: ({ number, amount = 'what you paid', reason, isCash }) => ({
      subject: `My Store: your money for order ${number} goes back to you`,
      title: 'Your money goes back to you',
      paragraphs: [
        reason
          ? `${WHY_DUE[reason](number)} We owe you ${amount}.`
          : `We owe you ${amount} for order ${number}.`,
        isCash
          ? 'We write again when you get it.'
          : 'You get it back the way you paid. We write again when it is on its way.',
      ],
    }),
    refund_failed: ({ number, amount = 'your refund' }) => ({
      subject: `My Store: your refund for order ${number} did not arrive`,
      title: 'Your refund did not arrive',
      paragraphs: [
        `We sent you ${amount} for order ${number}, but it came back to us.`,
        'We will find another way, and write again when your money is on its way.',
      ],
    }),
    refunded: ({ number, amount = 'what you paid', isByHand }) => ({
      subject: `My Store: a refund for order ${number}`,
      title: 'We gave you your money back',
      paragraphs: isByHand
        ? [`We gave you ${amount} back for order ${number}.`]
        : [`We gave you ${amount} back for order ${number}, the way you paid.`, WAY_OF_BANKS],
    }),
  },
  account: {
    confirm_email: ({ link }) => ({
      subject: 'My Store: confirm your e-mail address',
      title: 'Confirm your e-mail address',
      paragraphs: [
        'Welcome to My Store. Please confirm that this e-mail address is yours:',
        'Until then, emails about your orders leave out your delivery address.',
        'If you did not open an account, ignore this email.',
      ],
      link: { label: 'Confirm this address', address: String(link) },
    }),
    reset_code: ({ code, minutes }) => ({
      subject: 'My Store: your password reset code',
      title: 'Your password reset code',
      paragraphs: [
        'Your password reset code is:',
        `Enter it in the shop within ${minutes} minutes to choose a new password.`,
        'If you did not ask for it, ignore this email: your password stays as it is.',
        'Never tell this code to anybody; we will not ask you for it.',
      ],
      code: String(code),
    }),
    email_link: ({ link, hours }) => ({
      subject: 'My Store: confirm your new e-mail address',
      title: 'Confirm your new e-mail address',
      paragraphs: [
        `Open this page within ${hours} hours and press the button to use this e-mail address for your account:`,
        'Until then your account keeps its present address. Afterwards your other devices are signed out.',
        'If you did not ask for it, ignore this email: nothing changes.',
      ],
      link: { label: 'Use this address', address: String(link) },
    }),
    email_asked: () => ({
      subject: 'My Store: a new e-mail address was asked for',
      title: 'A new e-mail address was asked for',
      paragraphs: [
        'Somebody who is signed in to your account asked to change its e-mail address.',
        'The new address counts once it is confirmed by the link that we sent to it; until then this one does.',
        'If it was not you, change your password or sign out everywhere now: either stops the change.',
      ],
    }),
    email_changed: ({ link, days }) => ({
      subject: 'My Store: your e-mail address was changed',
      title: 'Your e-mail address was changed',
      paragraphs: [
        `The e-mail address of your account was changed: this one no longer opens it, and other devices were signed out. If it was not you, undo it within ${days} days:`,
        'This address then opens your account again, everybody is signed out, and the password no longer works: choose a new one by “Forgotten password?” on the login screen.',
        'If it was you, there is nothing to do. Pass this email on to nobody.',
      ],
      link: { label: 'Undo the change', address: String(link) },
    }),
  },
  product: {
    back_in_stock: (title) => ({
      subject: `My Store: ${title} is back`,
      title: 'It is back in stock',
      paragraphs: [
        `You asked us to write when ${title} is back: now it is.`,
        'We keep none aside, so it may sell out again. This is the only email about it.',
      ],
    }),
  },
  words: {
    confirm: 'Confirm my order',
    track: 'Follow your order',
    see: 'See your order',
    items: 'Items',
    shipping: 'Shipping',
    total: 'Order total',
    vatInside: 'Including VAT',
    payment: 'Payment',
    cash: 'Cash on delivery',
    online: 'Online payment',
    address: 'Delivery address',
    phone: 'Phone',
    whyNoAddress: 'Confirm this e-mail address, and emails about your orders include your delivery address:',
    confirmEmail: 'Confirm this address',
    whyOrder: 'You get this email because you ordered from My Store.',
    seeProduct: 'See the product',
    whyAlert: 'You get this email because you asked for it in My Store.',
    nothingIsSold: 'Demo shop: nothing is sold',
    shopPhone: 'Phone',
    whatsApp: 'WhatsApp',
    commercialRegister: 'Commercial register',
    taxNumber: 'Tax register',
  },
  orderNumber: (number) => `Order ${number}`,
};
