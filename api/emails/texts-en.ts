import type { RefundReason } from './emails.ts';
import type { EmailTexts } from './texts.ts';
import { paymentTexts } from './texts-payments-en.ts';
import { returnTexts } from './texts-returns-en.ts';

const BANK_DELAY = 'Depending on your bank, it can take up to 14 working days to show in your account.';

const REFUND_EXPLANATIONS: Record<RefundReason, (number: string) => string> = {
  cancelled: (number) => `Order ${number} has been cancelled.`,
  returned: (number) => `Order ${number} came back to us.`,
  paid_in_vain: (number) =>
    `Your payment for order ${number} came too late: the order was cancelled, or its products had sold out.`,
  paid_again: (number) => `You paid for order ${number} more than once.`,
};

const writeExpectedDelivery = (days: string | undefined) => (days ? [`Expected delivery: ${days}.`] : []);

export const texts: EmailTexts = {
  egp: { currency: 'EGP' },
  subject: (shop, text) => `${shop}: ${text}`,
  why: {
    order: (shop) => `You’re receiving this email because you ordered from ${shop}.`,
    alert: (shop) => `You’re receiving this email because you asked ${shop} to let you know.`,
    question: (shop) => `You’re receiving this email because you asked ${shop} a question.`,
  },
  order: {
    placed: ({ number, total, isConfirmable, expected }) => ({
      subject: `we’ve received your order ${number}`,
      title: 'Thank you, we’ve received your order',
      paragraphs: [
        `Your order number is ${number}. Pay ${total} in cash when it arrives.`,
        ...writeExpectedDelivery(expected),
        ...(isConfirmable
          ? ['Please confirm it so that we can pack it.']
          : ['We’ll email you when it ships.']),
      ],
    }),
    confirm_reminder: ({ number }) => ({
      subject: `please confirm order ${number}`,
      title: 'Please confirm your order',
      paragraphs: [
        `You haven’t confirmed order ${number} yet. Please confirm it soon, or we’ll cancel it.`,
        'If you no longer want it, you don’t have to do anything.',
      ],
    }),
    confirm_lapsed: ({ number }) => ({
      subject: `order ${number} has been cancelled`,
      title: 'Your order has been cancelled',
      paragraphs: [
        `We cancelled order ${number} because it wasn’t confirmed in time. You don’t have to pay anything.`,
        'You can order again at any time.',
      ],
    }),
    paid: ({ number, total, expected }) => ({
      subject: `payment received for order ${number}`,
      title: 'Payment received',
      paragraphs: [
        `Thank you. We’ve received ${total} and are packing order ${number}.`,
        ...writeExpectedDelivery(expected),
        'We’ll email you when it ships.',
      ],
    }),
    address_changed: ({ number, expected }) => ({
      subject: `order ${number} goes to another address`,
      title: 'We changed the delivery address',
      paragraphs: [
        `We changed where order ${number} is delivered, as you asked.`,
        ...writeExpectedDelivery(expected),
        'If you didn’t ask for this, please contact us before it ships.',
      ],
    }),
    payment_failed: ({ number }) => ({
      subject: `payment failed for order ${number}`,
      title: 'Your payment didn’t go through',
      paragraphs: [`Nothing was charged for order ${number}.`, 'You can order again from your cart.'],
    }),
    shipped: ({ number, total, isCash, carrier, trackingNumber }) => ({
      subject: `order ${number} is on its way`,
      title: 'Your order is on its way',
      paragraphs: [
        carrier ? `Order ${number} is on its way with ${carrier}.` : `Order ${number} is on its way.`,
        ...(trackingNumber ? [`Tracking number: ${trackingNumber}`] : []),
        ...(isCash ? [`Please have ${total} in cash ready for the courier.`] : []),
      ],
    }),
    delivered: ({ number }) => ({
      subject: `order ${number} has been delivered`,
      title: 'Your order has been delivered',
      paragraphs: [
        `Order ${number} has been delivered. We hope you like it.`,
        'If not, you can ask to return or exchange it on your Orders screen within 14 days, or within 30 days if it’s defective.',
      ],
    }),
    cancelled: ({ number }) => ({
      subject: `order ${number} has been cancelled`,
      title: 'Your order has been cancelled',
      paragraphs: [`Order ${number} has been cancelled. You don’t have to pay anything.`],
    }),
    refund_due: ({ number, amount = 'what you paid', reason, isCash }) => ({
      subject: `refund due for order ${number}`,
      title: 'Refund due',
      paragraphs: [
        reason
          ? `${REFUND_EXPLANATIONS[reason](number)} We’ll refund you ${amount}.`
          : `We’ll refund you ${amount} for order ${number}.`,
        isCash
          ? 'We’ll email you when it’s complete.'
          : 'It goes back to the payment method you used. We’ll email you when it’s on its way.',
      ],
    }),
    refund_failed: ({ number, amount = 'your refund' }) => ({
      subject: `your refund for order ${number} didn’t go through`,
      title: 'Your refund didn’t go through',
      paragraphs: [
        `We sent you ${amount} for order ${number}, but it came back to us.`,
        'We’ll find another way to pay you back, and email you when it’s on its way.',
      ],
    }),
    refunded: ({ number, amount = 'what you paid', isByHand }) => ({
      subject: `refund for order ${number}`,
      title: 'Your refund is complete',
      paragraphs: isByHand
        ? [`We’ve refunded you ${amount} for order ${number}.`]
        : [`We’ve refunded ${amount} for order ${number} to the payment method you used.`, BANK_DELAY],
    }),
    ...paymentTexts,
    ...returnTexts,
  },
  account: {
    welcome: ({ link }, shop) => ({
      subject: 'welcome! Please confirm your email address',
      title: `Welcome to ${shop}`,
      paragraphs: [
        'Your account is ready. Please confirm that this email address is yours:',
        'Until then, emails about your orders leave out your delivery address.',
        'In your account you can track your orders, save addresses and keep a wish list.',
        'If you didn’t create an account, ignore this email.',
      ],
      link: { label: 'Confirm this address', address: String(link) },
    }),
    confirm_email: ({ link }) => ({
      subject: 'confirm your email address',
      title: 'Confirm your email address',
      paragraphs: [
        'Please confirm that this email address is yours:',
        'Until then, emails about your orders leave out your delivery address.',
        'If you didn’t create an account, ignore this email.',
      ],
      link: { label: 'Confirm this address', address: String(link) },
    }),
    reset_code: ({ code, minutes }) => ({
      subject: 'your password reset code',
      title: 'Your password reset code',
      paragraphs: [
        'Your password reset code is:',
        `Enter it in the shop within ${minutes} minutes to choose a new password.`,
        'If you didn’t ask for it, ignore this email. Your password won’t change.',
        'Never share this code with anyone. We’ll never ask you for it.',
      ],
      code: String(code),
    }),
    email_link: ({ link, hours }) => ({
      subject: 'confirm your new email address',
      title: 'Confirm your new email address',
      paragraphs: [
        `Open this page within ${hours} hours and press the button to use this email address for your account:`,
        'Until then, your account keeps its current address. Afterwards, you’ll be signed out on your other devices.',
        'If you didn’t ask for this, ignore this email. Nothing will change.',
      ],
      link: { label: 'Use this address', address: String(link) },
    }),
    email_asked: () => ({
      subject: 'request to change your email address',
      title: 'Request to change your email address',
      paragraphs: [
        'Someone who is logged in to your account asked to change its email address.',
        'Your account keeps this address until the new one is confirmed with the link we sent to it.',
        'If this wasn’t you, change your password or sign out everywhere now. Either one stops the change.',
      ],
    }),
    email_changed: ({ link, days }) => ({
      subject: 'your email address was changed',
      title: 'Your email address was changed',
      paragraphs: [
        `The email address of your account was changed. You can no longer log in with this one, and your other devices were signed out. If this wasn’t you, undo the change within ${days} days:`,
        'Your account then gets this address back, all devices are signed out, and the password stops working: choose a new one with “Forgot your password?” on the login page.',
        'If this was you, you don’t have to do anything. Don’t forward this email to anyone.',
      ],
      link: { label: 'Undo the change', address: String(link) },
    }),
    password_changed: () => ({
      subject: 'your password was changed',
      title: 'Your password was changed',
      paragraphs: [
        'The password of your account was changed, and your other devices were signed out.',
        'If this was you, you don’t have to do anything.',
        'If it wasn’t, choose a new password now with “Forgot your password?” on the login page.',
      ],
    }),
  },
  product: {
    back_in_stock: (title) => ({
      subject: `${title} is back in stock`,
      title: 'Back in stock',
      paragraphs: [
        `${title} is back in stock. You asked us to let you know.`,
        'We can’t reserve one for you, so it may sell out again. This is the only email we’ll send about it.',
      ],
    }),
    question_answered: (title, { question, answer }) => ({
      subject: `your question about ${title}`,
      title: 'We’ve answered your question',
      paragraphs: [
        question ? `You asked about ${title}: ${question}` : `You asked about ${title}.`,
        `Our answer: ${answer}`,
        'Question and answer are also on the product’s page, without your name.',
      ],
    }),
  },
  words: {
    confirm: 'Confirm my order',
    pay: 'Pay now',
    track: 'Track your order',
    see: 'View your order',
    items: 'Items',
    shipping: 'Shipping',
    discount: 'Discount',
    freeDelivery: 'free delivery',
    total: 'Order total',
    vatInside: 'Including VAT',
    payment: 'Payment',
    cash: 'Cash on delivery',
    online: 'Online payment',
    address: 'Delivery address',
    phone: 'Phone',
    whyNoAddress:
      'Confirm this email address, and emails about your orders will include your delivery address:',
    confirmEmail: 'Confirm this address',
    seeProduct: 'View product',
    nothingIsSold: 'Demo shop: nothing is really for sale',
    shopPhone: 'Phone',
    whatsApp: 'WhatsApp',
    commercialRegister: 'Commercial register',
    taxNumber: 'Tax register',
  },
  orderNumber: (number) => `Order ${number}`,
};
