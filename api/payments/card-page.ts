/** The test card page and its second step, as HTML. */
import { html } from 'hono/html';
import type { OrderWithLines } from '#api/db/order-queries.ts';
import { pictureUrl } from '#api/pictures/picture-url.ts';
import { formatEgp } from '#contract/money.ts';
import { type CardField, type CardForm, TEST_CARDS } from './card-form.ts';
import { type Html, renderPage, SHOP_NAME } from './page-shell.ts';

export interface CardPage extends OrderWithLines {
  /** Where the forms go: /pay/{session}. */
  path: string;
  alert?: string | undefined;
  form?: CardForm | undefined;
}

interface FieldLook {
  label: string;
  autocomplete: string;
  placeholder?: string;
  inputMode: 'numeric' | 'text';
  maxLength: number;
}

const FIELDS: Record<CardField, FieldLook> = {
  number: {
    label: 'Card number',
    autocomplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
    inputMode: 'numeric',
    maxLength: 40,
  },
  expiry: {
    label: 'Expiry date',
    autocomplete: 'cc-exp',
    placeholder: 'MM / YY',
    inputMode: 'numeric',
    maxLength: 12,
  },
  cvc: {
    label: 'Security code',
    autocomplete: 'cc-csc',
    placeholder: 'CVC',
    inputMode: 'numeric',
    maxLength: 8,
  },
  name: { label: 'Name on card', autocomplete: 'cc-name', inputMode: 'text', maxLength: 100 },
};

function renderField(field: CardField, form: CardForm | undefined): Html {
  const { label, autocomplete, placeholder, inputMode, maxLength } = FIELDS[field];
  const error = form?.errors[field];
  const isFirstError = error !== undefined && Object.keys(form?.errors ?? {})[0] === field;
  return html`<div class="field field-${field}">
<label for="${field}">${label}</label>
<input id="${field}" name="${field}" type="text" required inputmode="${inputMode}" autocomplete="${autocomplete}"
 maxlength="${maxLength}" placeholder="${placeholder ?? ''}" value="${form?.values[field] ?? ''}"
 ${error ? html`aria-invalid="true" aria-describedby="${field}-error"` : ''} ${isFirstError ? 'autofocus' : ''}>
${error ? html`<p class="error" id="${field}-error">${error}</p>` : ''}
</div>`;
}

function renderSummary({ order, lines }: OrderWithLines): Html {
  return html`<section class="card summary" aria-labelledby="summary">
<h2 id="summary">Order ${order.number}</h2>
<ul>${lines.map(
    (line) => html`<li>
<img src="${pictureUrl('', line.cover, 160)}" alt="" width="56" height="56">
<span>${line.titleEn}<small>${line.count} × ${formatEgp(line.pricePiastres)}</small></span>
<b>${formatEgp(line.count * line.pricePiastres)}</b></li>`,
  )}</ul>
<dl>
<div><dt>Shipping</dt><dd>${formatEgp(order.shippingPiastres)}</dd></div>
<div class="total"><dt>Total <small>including VAT</small></dt><dd>${formatEgp(order.totalPiastres)}</dd></div>
</dl>
</section>`;
}

const banner = html`<p class="banner"><b>This is a test page.</b> Do not enter a real card: no card is charged here.</p>`;

const testCards = html`<section class="card test-cards" aria-labelledby="test-cards">
<h2 id="test-cards">Test cards</h2>
<ul>${TEST_CARDS.map((card) => html`<li><code>${card.number}</code> ${card.meaning}</li>`)}</ul>
<p>Any future date and any 3 digits will do. Any other valid card number pays too.</p>
</section>`;

const renderAlert = (alert: string | undefined) =>
  alert ? html`<p class="alert" role="alert">${alert}</p>` : html``;

/** The card form beside what it pays for. */
export function renderCardPage(page: CardPage): Html {
  const total = formatEgp(page.order.totalPiastres);
  const hasErrors = page.form !== undefined && Object.keys(page.form.errors).length > 0;
  const alert = hasErrors ? 'Please check the fields marked below. Nothing was charged.' : page.alert;
  return renderPage(
    `${hasErrors ? 'Error: ' : ''}Pay ${total}`,
    html`${banner}
<div class="columns">
<div>
<section class="card" aria-labelledby="pay">
<h1 id="pay"><small>Pay ${SHOP_NAME}</small>${total}</h1>
${renderAlert(alert)}
<form method="post" action="${page.path}" novalidate>
${renderField('number', page.form)}
<div class="pair">${renderField('expiry', page.form)}${renderField('cvc', page.form)}</div>
${renderField('name', page.form)}
<button class="button" type="submit">Pay ${total}</button>
</form>
<form method="post" action="${page.path}/cancel">
<button class="button quiet" type="submit">Cancel and return to the shop</button>
</form>
</section>
${testCards}
</div>
${renderSummary(page)}
</div>`,
  );
}

/** The second step, as a bank would ask for it. */
export function renderChallengePage({ path, order }: Pick<CardPage, 'path' | 'order'>): Html {
  const total = formatEgp(order.totalPiastres);
  return renderPage(
    'Confirm your payment',
    html`${banner}
<section class="card notice">
<h1>Confirm your payment</h1>
<p>The test bank asks you to confirm <b>${total}</b> to ${SHOP_NAME} with the card ending in 3220.</p>
<form method="post" action="${path}/confirm">
<button class="button" name="answer" value="approve">Approve ${total}</button>
<button class="button quiet" name="answer" value="refuse">Refuse</button>
</form>
</section>`,
  );
}
