/** The payment page, for browser tests. */
import { html } from 'hono/html';
import type { Intention, Records } from './records.ts';
import { presentTransaction, signFields, type Transaction, writeReturnQuery } from './transaction.ts';

export interface PageAnswer {
  status: number;
  body?: string;
  location?: string;
}

const PAGE_BUTTONS = [
  ['card', 'Pay by card'],
  ['wallet', 'Pay by wallet (pending first)'],
  ['decline', 'Decline'],
  ['cancel', 'Cancel'],
] as const;

async function renderPage(status: number, main: ReturnType<typeof html>): Promise<PageAnswer> {
  const page = await html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Paymob (stand-in)</title></head>
<body><main><h1>Paymob (stand-in)</h1>${main}</main></body></html>`;
  return { status, body: String(page) };
}

function renderChoice(intention: Intention, action: string) {
  const amount = (intention.amountPiastres / 100).toFixed(2);
  return renderPage(
    200,
    html`<p>Amount: <b>${amount} ${intention.currency}</b></p>
<form method="post" action="${action}">${PAGE_BUTTONS.map(
      ([way, label]) => html`<button name="way" value="${way}">${label}</button> `,
    )}</form>`,
  );
}

export function createCheckoutPage(
  account: { publicKey: string; hmacSecret: string },
  records: Records,
  notify: (transaction: Transaction) => Promise<Transaction>,
  now: () => Date,
) {
  const goBack = ({ redirectionUrl }: Intention, query: URLSearchParams): PageAnswer => {
    const location = new URL(redirectionUrl);
    for (const [name, value] of query) location.searchParams.set(name, value);
    return { status: 303, location: location.href };
  };

  const goBackWith = (transaction: Transaction): PageAnswer => {
    const fields = presentTransaction(transaction);
    return goBack(transaction.intention, writeReturnQuery(fields, signFields(fields, account.hmacSecret)));
  };

  async function take(intention: Intention, way: string | null): Promise<PageAnswer> {
    if (way === 'cancel') return goBack(intention, new URLSearchParams({ success: 'false' }));
    if (way === 'decline') return goBackWith(await notify(records.decline(intention)));
    if (way === 'card' || way === 'wallet')
      return goBackWith(await notify(records.pay(intention, { by: way })));
    return renderPage(400, html`<p>Unknown way to pay.</p>`);
  }

  /** Answers the page and its posted form. */
  return async function answerPage(url: URL, form: URLSearchParams | undefined): Promise<PageAnswer> {
    const secret = url.searchParams.get('clientSecret');
    const intention = records.intentions.find(({ clientSecret }) => clientSecret === secret);
    if (!intention || url.searchParams.get('publicKey') !== account.publicKey)
      return renderPage(404, html`<p>There is no such payment.</p>`);
    // A second form post, after a double click or the back button, pays nothing.
    if (intention.paid)
      return form ? goBackWith(intention.paid) : renderPage(200, html`<p>This payment is made already.</p>`);
    if (now() > intention.expiresAt) return renderPage(410, html`<p>This payment has expired.</p>`);
    return form ? take(intention, form.get('way')) : renderChoice(intention, `${url.pathname}${url.search}`);
  };
}
