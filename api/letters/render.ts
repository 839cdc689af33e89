/** A letter as its reader gets it: subject, plain text and HTML, all of the same words. */
import { titleIn } from '#api/catalogue/present.ts';
import type { Language } from '#contract/constants.ts';
import { formatEgp } from '#contract/money.ts';
import { composeLetter } from './compose.ts';
import { isolate, isolateNumber } from './isolate.ts';
import { type Mood, renderButton, renderPage, renderParagraph, type Section } from './layout.ts';
import {
  type AccountLetterKind,
  isOfAccount,
  isOfProduct,
  type LetterKind,
  type LetterOrder,
  type LetterToRender,
  type LetterView,
  type OrderLetterKind,
  REFUND_REASONS,
  type RenderedLetter,
} from './letters.ts';
import { renderCode, renderLink } from './render-account.ts';
import { listAddress, listAmounts, renderOrder } from './render-order.ts';
import { renderProductLetter } from './render-product.ts';
import type { LetterTexts, OrderFacts } from './texts.ts';
import { texts as arabic } from './texts-ar.ts';
import { texts as english } from './texts-en.ts';
import { writeDayRange } from './write-days.ts';

const TEXTS: Record<Language, LetterTexts> = { en: english, ar: arabic };
const MOODS: Partial<Record<LetterKind, Mood>> = {
  payment_failed: 'bad',
  cancelled: 'bad',
  confirm_reminder: 'waiting',
  confirm_lapsed: 'bad',
  refund_due: 'waiting',
  refund_failed: 'bad',
  email_asked: 'waiting',
  email_changed: 'waiting',
};
const UNDER_WAY: readonly LetterKind[] = ['placed', 'confirm_reminder', 'paid', 'shipped'];
const CONFIRMABLE: readonly LetterKind[] = ['placed', 'confirm_reminder'];
const moodOf = (kind: LetterKind): Mood => MOODS[kind] ?? 'good';

/** Writes a letter. The same letter and view give the same text, whenever it is sent. */
export function renderLetter({ kind, language, data }: LetterToRender, view: LetterView): RenderedLetter {
  if (isOfAccount(kind)) return renderAccountLetter(kind, language, data, view);
  if (isOfProduct(kind)) {
    if (!view.product) throw new Error(`a letter about what is ${kind} needs its product`);
    return renderProductLetter(kind, { ...view, product: view.product, language, texts: TEXTS[language] });
  }
  if (!view.order) throw new Error(`a letter about what was ${kind} needs its order`);
  return renderOrderLetter(kind, language, data, { ...view, order: view.order });
}

function gatherFacts(
  kind: OrderLetterKind,
  shown: LetterOrder,
  language: Language,
  data: LetterToRender['data'],
  hasLinks: boolean,
): OrderFacts {
  const { egp } = TEXTS[language];
  const { order } = shown;
  const amount = data.amountPiastres;
  return {
    number: String(order.number),
    total: isolate(formatEgp(order.totalPiastres, egp)),
    amount: typeof amount === 'number' ? isolate(formatEgp(amount, egp)) : undefined,
    reason: REFUND_REASONS.find((reason) => reason === data.reason),
    isByHand: order.gateway === 'cash' || data.way === 'hand',
    isCash: order.gateway === 'cash',
    isConfirmable: hasLinks && CONFIRMABLE.includes(kind),
    carrier: order.carrier ? isolate(order.carrier) : undefined,
    trackingNumber: order.trackingNumber ? isolateNumber(order.trackingNumber) : undefined,
    expected:
      order.expectedFrom && order.expectedTo
        ? writeDayRange({ from: order.expectedFrom, to: order.expectedTo }, language)
        : undefined,
  };
}

function renderOrderLetter(
  kind: OrderLetterKind,
  language: Language,
  data: LetterToRender['data'],
  {
    order: shown,
    links,
    origin,
    isTestShop,
    isConfirmed = false,
    confirmEmailLink,
  }: LetterView & {
    order: LetterOrder;
  },
): RenderedLetter {
  const texts = TEXTS[language];
  const { words } = texts;
  const facts = gatherFacts(kind, shown, language, data, links !== undefined);
  const { id } = shown.order;
  const buttons: [string, string][] = links
    ? [
        ...(facts.isConfirmable ? [[words.confirm, links.confirm(id)] as [string, string]] : []),
        [UNDER_WAY.includes(kind) ? words.track : words.see, links.track(id)],
      ]
    : [];
  const [first, second] = buttons;
  const confirm = isConfirmed ? undefined : confirmEmailLink;
  return composeLetter({
    ...texts.order[kind](facts),
    language,
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
    footer: [words.whyOrder, ...(isTestShop ? [words.nothingIsSold] : [])],
  });
}

/** The order in plain text. */
function writeOrder(shown: LetterOrder, language: Language, isConfirmed: boolean): string {
  const texts = TEXTS[language];
  const { words, egp } = texts;
  const { order, lines } = shown;
  const price = (piastres: number) => isolate(formatEgp(piastres, egp));
  return [
    `${texts.orderNumber(String(order.number))}\n`,
    ...lines.map(
      (line) =>
        `${isolate(titleIn(line, language))}\n  ${line.count} × ${price(line.pricePiastres)} = ${price(line.count * line.pricePiastres)}`,
    ),
    '',
    ...listAmounts(shown, texts).map(([name, amount]) => `${name}: ${isolate(amount)}`),
    `${words.vatInside}: ${price(order.taxPiastres)}`,
    `${words.payment}: ${order.gateway === 'cash' ? words.cash : words.online}`,
    ...(isConfirmed ? [`\n${words.address}:`, ...listAddress(shown, language, words.phone)] : []),
  ].join('\n');
}

/** In both languages, the one asked for first, because whoever reads it may prefer the other. It repeats nothing that anybody typed: a stranger may have signed up with this address. */
function renderAccountLetter(
  kind: AccountLetterKind,
  language: Language,
  data: LetterToRender['data'],
  { isTestShop }: LetterView,
): RenderedLetter {
  const order: Language[] = language === 'ar' ? ['ar', 'en'] : ['en', 'ar'];
  const parts = order.map((each) => ({ language: each, ...TEXTS[each].account[kind](data) }));
  const subject = parts.map((part) => part.subject).join(' · ');
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
  const footer = isTestShop ? order.map((each) => TEXTS[each].words.nothingIsSold) : [];
  return {
    subject,
    text: `${[texts.join('\n\n────────\n\n'), ...footer, 'My Store'].join('\n\n')}\n`,
    html: renderPage({ language, subject, preview: texts[0]?.split('\n')[0] ?? '', sections, footer }),
  };
}
