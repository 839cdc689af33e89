/** Renders the test card page and its second step. */
import { html, raw } from 'hono/html';
import { titleIn } from '#api/catalogue/present.ts';
import type { OrderWithLines } from '#api/orders/queries.ts';
import type { SessionRow } from '#api/payments/queries.ts';
import { type Html, renderShopName } from '#api/platform/http/html-page.ts';
import { writePictureUrl } from '#contract/catalogue/pictures.ts';
import { formatCount, formatEgp } from '#contract/money.ts';
import { cardInputScript } from './card-input-script.ts';
import { type CardField, type CardForm, TEST_CARDS } from './form.ts';
import { addLanguage } from './gateway.ts';
import type { CardMessages } from './messages-en.ts';
import { CARD_MESSAGES, type PageFrame, renderHost, renderPage } from './shell.ts';

export interface CardPage extends OrderWithLines, PageFrame {
  session: SessionRow;
  /** Where the forms go: /pay/{session}. */
  path: string;
  alert?: string | undefined;
  form?: CardForm | undefined;
  /** The host to return to, if it is not a known site but was allowed by the browser's `Origin` header. */
  foreignHost: string | undefined;
}

interface FieldAttributes {
  autocomplete: string;
  placeholder?: string;
  inputMode: 'numeric' | 'text';
  maxLength: number;
  /** Digits run left to right in Arabic, too. */
  dir: 'ltr' | 'auto';
}

const digits = { inputMode: 'numeric', dir: 'ltr' } as const;
const FIELD_ATTRIBUTES: Record<CardField, FieldAttributes> = {
  number: { ...digits, autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234', maxLength: 40 },
  expiry: { ...digits, autocomplete: 'cc-exp', placeholder: 'MM/YY', maxLength: 12 },
  cvc: { ...digits, autocomplete: 'cc-csc', placeholder: '123', maxLength: 8 },
  name: { inputMode: 'text', dir: 'auto', autocomplete: 'cc-name', maxLength: 100 },
};

const renderPrice = (piastres: number, messages: CardMessages) =>
  html`<bdi class="price">${formatEgp(piastres, messages)}</bdi>`;

function renderField(field: CardField, form: CardForm | undefined, messages: CardMessages): Html {
  const { autocomplete, placeholder, inputMode, maxLength, dir } = FIELD_ATTRIBUTES[field];
  const error = form?.errors[field];
  // Focuses the first invalid field, or the number of a declined card.
  const [first = 'number'] = Object.keys(form?.errors ?? {});
  const isFirst = form !== undefined && first === field;
  const isDeclined = isFirst && !error;
  const typed = field === 'cvc' ? undefined : form?.values[field];
  // The form never keeps the security code, so a valid one has to be typed again, too.
  const note = error ? messages.problems[error] : form && field === 'cvc' ? messages.cvcAgain : undefined;
  const description = note ? `${field}-note` : isDeclined ? 'alert' : undefined;
  return html`<div class="field field-${field}">
<label for="${field}">${messages.fields[field]}</label>
<input id="${field}" name="${field}" type="text" required inputmode="${inputMode}" autocomplete="${autocomplete}"
 dir="${dir}" spellcheck="false" maxlength="${maxLength}" placeholder="${placeholder ?? ''}" value="${typed ?? ''}"
 ${error ? html`aria-invalid="true"` : ''} ${description ? html`aria-describedby="${description}"` : ''} ${isFirst ? 'autofocus' : ''}>
${note ? html`<p class="${error ? 'error' : 'note'}" id="${field}-note">${note}</p>` : ''}
</div>`;
}

const isForDifference = ({ purpose }: SessionRow) => purpose === 'difference';

function renderSummary({ order, lines, session, language }: CardPage, messages: CardMessages): Html {
  const price = (piastres: number) => renderPrice(piastres, messages);
  return html`<section class="card summary" aria-labelledby="summary">
<h2 id="summary">${messages.order} <bdi dir="ltr">${order.orderNumber}</bdi></h2>
<ul>${(isForDifference(session) ? [] : lines).map(
    (line) => html`<li>
<img src="${writePictureUrl('', line.cover, 160)}" alt="" width="56" height="56">
<span><bdi>${titleIn(line, language)}</bdi><small>${formatCount(line.count)} × ${price(line.pricePiastres)}</small></span>
<b>${price(line.count * line.pricePiastres)}</b></li>`,
  )}</ul>
<dl>
<div><dt>${isForDifference(session) ? messages.difference : messages.shipping}</dt><dd>${price(isForDifference(session) ? session.amountPiastres : order.shippingPiastres)}</dd></div>
<div class="total"><dt>${messages.total} <small>${messages.includingVat}</small></dt><dd>${price(session.amountPiastres)}</dd></div>
</dl>
</section>`;
}

const renderBanner = ({ testPage, noRealCards }: CardMessages) =>
  html`<p class="banner"><b>${testPage}</b> ${noRealCards}</p>`;

const renderTestCards = ({ testCards, verdicts, otherCards }: CardMessages) =>
  html`<section class="card test-cards" aria-labelledby="test-cards">
<h2 id="test-cards">${testCards}</h2>
<ul>${TEST_CARDS.map((card) => html`<li><code dir="ltr">${card.number}</code> <span>${verdicts[card.verdict]}</span></li>`)}</ul>
<p>${otherCards}</p>
</section>`;

const renderAlert = (alert: string | undefined) =>
  alert ? html`<p class="alert" id="alert" role="alert">${alert}</p>` : html``;

/** The card form and the order's summary. */
export function renderCardPage(page: CardPage): Html {
  const { path, language, form, session } = page;
  const messages = CARD_MESSAGES[language];
  const host = page.foreignHost && renderHost(page.foreignHost);
  const total = renderPrice(session.amountPiastres, messages);
  const hasErrors = form !== undefined && Object.keys(form.errors).length > 0;
  const alert = hasErrors ? messages.checkFields : page.alert;
  return renderPage(
    page,
    `${hasErrors ? `${messages.error} ` : ''}${messages.pay} ${formatEgp(session.amountPiastres, messages)}`,
    html`${renderBanner(messages)}
<div class="columns">
<div>
<section class="card" aria-labelledby="pay">
<h1 id="pay"><small>${messages.payTo} ${renderShopName(page.shop)}</small>${total}</h1>
${renderAlert(alert)}
${host ? html`<p class="origin">${messages.cameFrom(host)}</p>` : ''}
<form method="post" action="${addLanguage(path, language)}" novalidate>
${renderField('number', form, messages)}
<div class="pair">${renderField('expiry', form, messages)}${renderField('cvc', form, messages)}</div>
${renderField('name', form, messages)}
<button class="button" type="submit"><span>${messages.pay} ${total}</span></button>
</form>
<form method="post" action="${addLanguage(`${path}/cancel`, language)}">
<button class="button quiet" type="submit"><span>${host ? messages.cancelForSite(host) : messages.cancel}</span></button>
</form>
</section>
${renderTestCards(messages)}
</div>
${renderSummary(page, messages)}
</div>
<script type="module">${raw(cardInputScript)}</script>`,
  );
}

/** The second step: the confirmation that a bank would ask for. */
export function renderChallengePage({
  path,
  language,
  shop,
  session,
}: Pick<CardPage, 'path' | 'language' | 'shop' | 'session'>): Html {
  const messages = CARD_MESSAGES[language];
  const total = renderPrice(session.amountPiastres, messages);
  return renderPage(
    { language, shop },
    messages.confirm,
    html`${renderBanner(messages)}
<section class="card notice">
<h1>${messages.confirm}</h1>
<p>${messages.confirmText(total, renderShopName(shop))}</p>
<form method="post" action="${addLanguage(`${path}/confirm`, language)}">
<button class="button" name="answer" value="approve"><span>${messages.approve} ${total}</span></button>
<button class="button quiet" name="answer" value="refuse">${messages.refuse}</button>
</form>
</section>`,
  );
}
