/** Renders an email: subject, plain text and HTML with the same words. */
import { titleIn } from '#api/catalogue/present.ts';
import type { AccountEmailKind, EmailKind, OrderEmailKind } from '#api/schema/emails.ts';
import type { Language } from '#contract/constants.ts';
import { formatCount, formatEgp } from '#contract/money.ts';
import { composeEmail } from './compose.ts';
import {
  type EmailOrder,
  type EmailToRender,
  type EmailView,
  isOfAccount,
  isOfProduct,
  REFUND_REASONS,
  type RenderedEmail,
} from './emails.ts';
import { isolate, isolateNumber } from './isolate.ts';
import {
  type Mood,
  renderButton,
  renderCode,
  renderLink,
  renderPage,
  renderParagraph,
  type Section,
} from './layout.ts';
import { listAddress, listAmounts, renderOrder } from './render-order.ts';
import { renderProductEmail } from './render-product.ts';
import { listShopLines } from './shop-lines.ts';
import type { EmailTexts, OrderFacts } from './texts.ts';
import { texts as arabic } from './texts-ar.ts';
import { texts as english } from './texts-en.ts';
import { writeDayRange } from './write-days.ts';

const TEXTS: Record<Language, EmailTexts> = { en: english, ar: arabic };
const MOODS: Partial<Record<EmailKind, Mood>> = {
  payment_failed: 'bad',
  cancelled: 'bad',
  confirm_reminder: 'waiting',
  payment_link: 'waiting',
  lines_changed: 'waiting',
  confirm_lapsed: 'bad',
  refund_due: 'waiting',
  refund_failed: 'bad',
  return_requested: 'waiting',
  return_refused: 'bad',
  email_asked: 'waiting',
  email_changed: 'waiting',
  password_changed: 'waiting',
};
const UNDER_WAY: readonly EmailKind[] = [
  'placed',
  'confirm_reminder',
  'paid',
  'difference_paid',
  'lines_changed',
  'shipped',
];
const PAYMENT_CHANGES = ['refund', 'due'] as const;
const CONFIRMABLE_KINDS: readonly EmailKind[] = ['placed', 'confirm_reminder'];
const moodOf = (kind: EmailKind): Mood => MOODS[kind] ?? 'good';

/** Renders an email. The same email and view always give the same text. */
export function renderEmail({ kind, language, data }: EmailToRender, view: EmailView): RenderedEmail {
  if (isOfAccount(kind)) return renderAccountEmail(kind, language, data, view);
  if (isOfProduct(kind)) {
    if (!view.product) throw new Error(`an email about what is ${kind} needs its product`);
    const { product } = view;
    return renderProductEmail(kind, { ...view, product, language, data, texts: TEXTS[language] });
  }
  if (!view.order) throw new Error(`an email about what was ${kind} needs its order`);
  return renderOrderEmail(kind, language, data, { ...view, order: view.order });
}

function gatherFacts(
  kind: OrderEmailKind,
  shown: EmailOrder,
  language: Language,
  data: EmailToRender['data'],
  hasLinks: boolean,
): OrderFacts {
  const { egp } = TEXTS[language];
  const { order } = shown;
  const { amountPiastres: amount, answer } = data;
  return {
    number: order.orderNumber,
    total: isolate(formatEgp(order.totalPiastres, egp)),
    amount: typeof amount === 'number' ? isolate(formatEgp(amount, egp)) : undefined,
    reason: REFUND_REASONS.find((reason) => reason === data.reason),
    isByHand: order.gateway === 'cash' || data.way === 'hand',
    isCash: order.gateway === 'cash',
    isConfirmable: hasLinks && CONFIRMABLE_KINDS.includes(kind),
    carrier: order.carrier ? isolate(order.carrier) : undefined,
    trackingNumber: order.trackingNumber ? isolateNumber(order.trackingNumber) : undefined,
    expected:
      order.expectedFrom && order.expectedTo
        ? writeDayRange({ from: order.expectedFrom, to: order.expectedTo }, language)
        : undefined,
    change: kind === 'lines_changed' ? PAYMENT_CHANGES.find((change) => change === data.change) : undefined,
    isExchange: data.returnKind === 'exchange',
    products: String(data.products ?? '')
      .split('\n')
      .filter(Boolean),
    answer: typeof answer === 'string' ? isolate(answer) : undefined,
  };
}

function renderOrderEmail(
  kind: OrderEmailKind,
  language: Language,
  data: EmailToRender['data'],
  {
    order: shown,
    links,
    origin,
    isTestShop,
    shop,
    note,
    isConfirmed = false,
    confirmEmailLink,
  }: EmailView & {
    order: EmailOrder;
  },
): RenderedEmail {
  const texts = TEXTS[language];
  const { words } = texts;
  const facts = gatherFacts(kind, shown, language, data, links !== undefined);
  const { id } = shown.order;
  const isToPay = kind === 'payment_link' || facts.change === 'due';
  const buttons: [string, string][] = links
    ? [
        ...(facts.isConfirmable ? [[words.confirm, links.confirm(id)] as [string, string]] : []),
        ...(isToPay ? [[words.pay, links.pay(id)] as [string, string]] : []),
        [UNDER_WAY.includes(kind) ? words.track : words.see, links.track(id)],
      ]
    : [];
  const [first, second] = buttons;
  const confirm = isConfirmed ? undefined : confirmEmailLink;
  const name = shop.name[language];
  return composeEmail({
    ...texts.order[kind](facts),
    ...{ language, texts, shop: name },
    mood: moodOf(kind),
    text: [
      ...buttons.map(([label, address]) => `${label}:\n${address}`),
      writeOrder(shown, language, isConfirmed),
      ...(confirm ? [`${words.whyNoAddress}\n${confirm}`] : []),
    ],
    body: [
      ...(first ? [renderButton(...first)] : []),
      ...(second ? [renderLink(...second)] : []),
      renderOrder({ ...shown, language, texts, origin, isConfirmed }),
      ...(confirm
        ? [renderParagraph(words.whyNoAddress, 'margin:24px 0 0;'), renderLink(words.confirmEmail, confirm)]
        : []),
    ],
    footer: [
      texts.why.order(name),
      ...(isTestShop ? [words.nothingIsSold] : []),
      ...listShopLines({ shop, note }, language, texts),
    ],
  });
}

/** The order in plain text. */
function writeOrder(shown: EmailOrder, language: Language, isConfirmed: boolean): string {
  const texts = TEXTS[language];
  const { words, egp } = texts;
  const { order, lines } = shown;
  const price = (piastres: number) => isolate(formatEgp(piastres, egp));
  return [
    `${texts.orderNumber(order.orderNumber)}\n`,
    ...lines.map(
      (line) =>
        `${isolate(titleIn(line, language))}\n  ${formatCount(line.count)} × ${price(line.pricePiastres)} = ${price(line.count * line.pricePiastres)}`,
    ),
    '',
    ...listAmounts(shown, texts).map(([name, amount]) => `${name}: ${isolate(amount)}`),
    `${words.vatInside}: ${price(order.taxPiastres)}`,
    `${words.payment}: ${order.gateway === 'cash' ? words.cash : words.online}`,
    ...(isConfirmed ? [`\n${words.address}:`, ...listAddress(shown, language, words.phone)] : []),
  ].join('\n');
}

/**
 * Renders an account email in both languages, the requested one first, because the reader may prefer the other. The
 * email contains nothing that a user typed, because a stranger may have signed up with this address.
 */
function renderAccountEmail(
  kind: AccountEmailKind,
  language: Language,
  data: EmailToRender['data'],
  { isTestShop, shop, note }: EmailView,
): RenderedEmail {
  const order: Language[] = language === 'ar' ? ['ar', 'en'] : ['en', 'ar'];
  const nameIn = (each: Language) => shop.name[each];
  const parts = order.map((each) => ({ language: each, ...TEXTS[each].account[kind](data, nameIn(each)) }));
  const subject = parts
    .map((part) => TEXTS[part.language].subject(nameIn(part.language), part.subject))
    .join(' · ');
  const sections = parts.map(
    ({ language, title, paragraphs: [first = '', ...rest], code, link }, at): Section => ({
      language,
      mood: at === 0 ? moodOf(kind) : undefined,
      title,
      body: [
        renderParagraph(first),
        ...(code ? [renderCode(code)] : []),
        ...(link ? [renderButton(link.label, link.address), renderLink(link.address, link.address)] : []),
        ...rest.map((text) => renderParagraph(text)),
      ],
    }),
  );
  const texts = parts.map(({ paragraphs: [first = '', ...rest], code, link }) => {
    const opening = code ? `${first} ${code}` : link ? `${first}\n${link.address}` : first;
    return [opening, rest.join('\n')].join('\n\n');
  });
  const footer = [
    ...(isTestShop ? order.map((each) => TEXTS[each].words.nothingIsSold) : []),
    ...listShopLines({ shop, note }, language, TEXTS[language]),
  ];
  return {
    subject,
    text: `${[texts.join('\n\n────────\n\n'), ...footer, nameIn(language)].join('\n\n')}\n`,
    html: renderPage({
      ...{ language, shop: nameIn(language), subject, sections, footer },
      preview: texts[0]?.split('\n')[0] ?? '',
    }),
  };
}
