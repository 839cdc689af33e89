/** The order in an email: items, amounts and address. */
import { html } from 'hono/html';
import { titleIn } from '#api/catalogue/present.ts';
import type { Html } from '#api/platform/http/html-page.ts';
import { writePictureUrl } from '#contract/catalogue/pictures.ts';
import type { Language } from '#contract/constants.ts';
import { hasNameOfGovernorate, nameGovernorate } from '#contract/governorates.ts';
import { formatCount, formatEgp } from '#contract/money.ts';
import type { EmailOrder } from './emails.ts';
import { isolate, isolateNumber, renderText } from './isolate.ts';
import { COLOUR, FONT, sidesOf } from './layout.ts';
import type { EmailTexts } from './texts.ts';
import { cleanTyped } from './typed-text.ts';

interface Shown extends EmailOrder {
  language: Language;
  texts: EmailTexts;
  origin: string | undefined;
  isConfirmed: boolean;
}

const isolateTyped = (text: string) => isolate(cleanTyped(text));

/** The lines of an order's address, as the shopper typed them. */
export function listAddress({ order }: EmailOrder, language: Language, phone: string): string[] {
  const { recipient, details, landmark, area, city, governorate, postalCode, secondPhone } = order;
  const isNamed = governorate && !hasNameOfGovernorate(city, governorate);
  const places = [area, city, isNamed && nameGovernorate(governorate, language), postalCode];
  const lines = [recipient, details, landmark, ...places].filter((line) => typeof line === 'string' && line);
  const phones = [order.phone, secondPhone].filter((number) => number !== null);
  return [
    ...lines.map((line) => isolateTyped(String(line))),
    ...phones.map((number) => `${phone}: ${isolateNumber(cleanTyped(number))}`),
  ];
}

/** The labelled amounts of an order, the total last. */
export function listAmounts({ order }: EmailOrder, { egp, words }: EmailTexts): [string, string][] {
  return [
    [words.items, formatEgp(order.itemsPiastres, egp)],
    ...(order.discount
      ? [
          [
            `${words.discount} ${isolateNumber(order.discount.code)}`,
            order.discountPiastres > 0 ? `−${formatEgp(order.discountPiastres, egp)}` : words.freeDelivery,
          ] as [string, string],
        ]
      : []),
    [words.shipping, formatEgp(order.shippingPiastres, egp)],
    [words.total, formatEgp(order.totalPiastres, egp)],
  ];
}

const SMALL_TEXT_STYLE = `${FONT}font-size:14px;line-height:1.5;`;
const THUMBNAIL_SIZE = 56;

function renderLine(line: EmailOrder['lines'][number], { language, texts, origin }: Shown): Html {
  const { start, end } = sidesOf(language);
  const price = (piastres: number) => html`<bdi>${formatEgp(piastres, texts.egp)}</bdi>`;
  const border = `border-top:1px solid ${COLOUR.line};`;
  const picture = origin
    ? html`<td class="line" width="${THUMBNAIL_SIZE}" style="${border}padding:12px 0;width:${THUMBNAIL_SIZE}px;vertical-align:top;"><img class="stage" src="${writePictureUrl(origin, line.cover, 160)}" width="${THUMBNAIL_SIZE}" height="${THUMBNAIL_SIZE}" alt="" style="display:block;width:${THUMBNAIL_SIZE}px;height:${THUMBNAIL_SIZE}px;border:0;border-radius:10px;background:${COLOUR.stage};"></td><td class="line" width="12" style="${border}width:12px;font-size:0;">&nbsp;</td>`
    : '';
  return html`<tr>${picture}<td class="line" align="${start}" style="${border}padding:12px 0;padding-${end}:12px;text-align:${start};vertical-align:top;"><span class="ink" style="${SMALL_TEXT_STYLE}color:${COLOUR.ink};">${renderText(isolate(titleIn(line, language)))}</span><br><span class="soft" style="${SMALL_TEXT_STYLE}color:${COLOUR.inkSoft};">${formatCount(line.count)} × ${price(line.pricePiastres)}</span></td>
<td class="line" align="${end}" style="${border}padding:12px 0;text-align:${end};vertical-align:top;white-space:nowrap;"><span class="ink" style="${SMALL_TEXT_STYLE}color:${COLOUR.ink};">${price(line.count * line.pricePiastres)}</span></td></tr>`;
}

function renderAmounts(shown: Shown): Html {
  const { language, texts, order } = shown;
  const { start, end } = sidesOf(language);
  const amounts = listAmounts(shown, texts);
  const rows = amounts.map(([name, amount], at) => {
    const isTotal = at === amounts.length - 1;
    const style = isTotal
      ? `${FONT}font-size:17px;line-height:1.5;font-weight:700;color:${COLOUR.ink};`
      : `${SMALL_TEXT_STYLE}color:${COLOUR.inkSoft};`;
    const padding = isTotal ? 'padding:6px 0 0;' : 'padding:0 0 4px;';
    return html`<tr><td class="${isTotal ? 'ink' : 'soft'}" align="${start}" style="${style}${padding}text-align:${start};">${name}</td><td class="${isTotal ? 'ink' : 'soft'}" align="${end}" style="${style}${padding}text-align:${end};white-space:nowrap;"><bdi>${amount}</bdi></td></tr>`;
  });
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="line" style="width:100%;border-top:1px solid ${COLOUR.line};padding-top:12px;">${rows}
<tr><td class="soft" colspan="2" align="${start}" style="${SMALL_TEXT_STYLE}padding:2px 0 0;color:${COLOUR.inkSoft};text-align:${start};">${texts.words.vatInside}: <bdi>${formatEgp(order.taxPiastres, texts.egp)}</bdi></td></tr></table>`;
}

const renderHeading = (text: string) =>
  html`<h2 class="ink" style="${FONT}margin:24px 0 8px;font-size:16px;line-height:1.4;font-weight:700;color:${COLOUR.ink};">${text}</h2>`;

const renderLines = (lines: string[]) =>
  html`<p class="soft" style="${FONT}margin:0;font-size:14px;line-height:1.7;color:${COLOUR.inkSoft};">${lines.map((line, at) => html`${at > 0 ? html`<br>` : ''}${renderText(line)}`)}</p>`;

/** The order below the email's text. */
export function renderOrder(shown: Shown): Html {
  const { texts, order, lines, isConfirmed } = shown;
  const { words } = texts;
  const address = isConfirmed
    ? html`
${renderHeading(words.address)}${renderLines(listAddress(shown, shown.language, words.phone))}`
    : '';
  return html`${renderHeading(texts.orderNumber(order.orderNumber))}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;">${lines.map((line) => renderLine(line, shown))}</table>
${renderAmounts(shown)}
${renderHeading(words.payment)}${renderLines([order.gateway === 'cash' ? words.cash : words.online])}${address}`;
}
