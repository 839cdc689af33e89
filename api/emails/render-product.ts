/** An email about one product: picture, title, price and link. */
import { html } from 'hono/html';
import { titleIn } from '#api/catalogue/present.ts';
import type { Html } from '#api/platform/http/html-page.ts';
import type { ProductEmailKind } from '#api/schema/emails.ts';
import { writePictureUrl } from '#contract/catalogue/pictures.ts';
import type { Language } from '#contract/constants.ts';
import { findUnitPricePiastres, formatEgp } from '#contract/money.ts';
import { composeEmail } from './compose.ts';
import type { EmailData, EmailProduct, EmailView, RenderedEmail } from './emails.ts';
import { isolate, renderText } from './isolate.ts';
import { COLOUR, FONT, renderButton, sidesOf } from './layout.ts';
import { listShopLines } from './shop-lines.ts';
import type { EmailTexts, ToldAnswer } from './texts.ts';
import { cleanTyped } from './typed-text.ts';

interface Shown extends EmailView {
  product: EmailProduct;
  language: Language;
  texts: EmailTexts;
  data: EmailData;
}

const PICTURE_SIZE = 120;

/** The link to the product, if the shop's public address is known. */
const linkTo = ({ origin, product, language }: Shown) =>
  origin &&
  `${origin}${language === 'ar' ? '/ar' : ''}/product%20details/${product.id}/${product.categoryId}`;

function renderProduct({ product, language, texts, origin }: Shown): Html {
  const { start } = sidesOf(language);
  const picture = origin
    ? html`<td width="${PICTURE_SIZE}" style="width:${PICTURE_SIZE}px;vertical-align:top;"><img class="stage" src="${writePictureUrl(origin, product.cover, 160)}" width="${PICTURE_SIZE}" height="${PICTURE_SIZE}" alt="" style="display:block;width:${PICTURE_SIZE}px;height:${PICTURE_SIZE}px;border:0;border-radius:10px;background:${COLOUR.stage};"></td><td width="16" style="width:16px;font-size:0;">&nbsp;</td>`
    : '';
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;margin:16px 0 0;"><tr>${picture}<td align="${start}" style="text-align:${start};vertical-align:middle;"><span class="ink" style="${FONT}font-size:16px;line-height:1.5;font-weight:600;color:${COLOUR.ink};">${renderText(isolate(titleIn(product, language)))}</span><br><span class="ink" style="${FONT}font-size:17px;line-height:1.7;font-weight:700;color:${COLOUR.ink};"><bdi>${formatEgp(findUnitPricePiastres(product), texts.egp)}</bdi></span></td></tr></table>`;
}

/** Repeats the shopper's question only to a confirmed address: strangers may have signed up with this one. */
function readAnswer({ data: { question, answer }, isConfirmed }: Shown): ToldAnswer {
  return {
    question: isConfirmed && typeof question === 'string' ? isolate(cleanTyped(question)) : undefined,
    answer: typeof answer === 'string' ? isolate(answer) : undefined,
  };
}

export function renderProductEmail(kind: ProductEmailKind, shown: Shown): RenderedEmail {
  const { product, language, texts, isTestShop, shop } = shown;
  const shopName = shop.name[language];
  const { words, egp } = texts;
  const name = isolate(titleIn(product, language));
  const link = linkTo(shown);
  return composeEmail({
    ...texts.product[kind](name, readAnswer(shown)),
    ...{ language, texts, shop: shopName },
    mood: 'good',
    text: [
      `${name}\n${isolate(formatEgp(findUnitPricePiastres(product), egp))}`,
      ...(link ? [`${words.seeProduct}:\n${link}`] : []),
    ],
    body: [renderProduct(shown), ...(link ? [renderButton(words.seeProduct, link)] : [])],
    footer: [
      texts.why[kind === 'question_answered' ? 'question' : 'alert'](shopName),
      ...(isTestShop ? [words.nothingIsSold] : []),
      ...listShopLines(shown, language, texts),
    ],
  });
}
