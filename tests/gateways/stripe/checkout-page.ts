/** A simple payment page for browser tests, with a button for each possible outcome. */
import { html } from 'hono/html';
import type { Session } from './records.ts';

const formatEgp = (piastres: number) => `${(piastres / 100).toFixed(2)} EGP`;

const renderFrame = (title: string, main: unknown) => html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><main><h1>${title}</h1>${main}</main></body>
</html>`;

const renderButton = (session: Session, step: string, label: string) =>
  html`<form method="post" action="/c/pay/${session.id}/${step}"><button>${label}</button></form>`;

/** The URL to which the shopper returns after paying. */
export const findSuccessUrl = ({ id, params }: Session) =>
  params.success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);

/** Renders the page of a session, also of an ended one. */
export function renderCheckout(session: Session | undefined) {
  if (!session || session.status === 'expired') {
    const back = session && html`<p><a href="${session.params.cancel_url}">Back</a></p>`;
    return renderFrame(
      'This checkout session has timed out',
      back ?? html`<p>There is nothing to pay here.</p>`,
    );
  }
  if (session.status === 'complete') {
    return renderFrame('You’re all done here', html`<p><a href="${findSuccessUrl(session)}">Return</a></p>`);
  }
  const lines = session.params.line_items.map(
    ({ price_data: { unit_amount, product_data }, quantity }) =>
      html`<li dir="auto">${product_data.name} × ${quantity}: ${formatEgp(unit_amount * quantity)}</li>`,
  );
  return renderFrame(
    `Pay ${formatEgp(session.amountTotal)}`,
    html`${session.payment?.isDeclined ? html`<p role="alert">Your card was declined.</p>` : ''}
<p>${session.params.customer_email ?? ''}</p>
<ul>${lines}</ul>
${renderButton(session, 'pay', 'Pay')}
${renderButton(session, 'decline', 'Decline')}
${renderButton(session, 'later', 'Pay later (asynchronous)')}
${renderButton(session, 'back', 'Back')}`,
  );
}
