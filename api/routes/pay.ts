/** The built-in test card page at /pay/{session}. Nothing here ever charges anybody. */
import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isDatabaseDown } from '#api/db/is-database-down.ts';
import { readLines } from '#api/db/order-queries.ts';
import { paymentSessions } from '#api/db/schema.ts';
import { readStock } from '#api/db/stock-queries.ts';
import type { Api } from '#api/dependencies.ts';
import { describeLack, findLack } from '#api/domain/order-draft.ts';
import { type CardForm, judgeCard, readCardForm } from '#api/payments/card-form.ts';
import { renderCardPage, renderChallengePage } from '#api/payments/card-page.ts';
import { findPayment, type PayEnv, requireOpen, setPageHeaders } from '#api/payments/open-payment.ts';
import { renderNotice, stylesheet } from '#api/payments/page-shell.ts';
import { settleOrder } from '#api/payments/settle-order.ts';
import { TEST_GATEWAY } from '#api/payments/test-card-gateway.ts';

const MAX_FORM_BYTES = 4096;

/** The pages and forms of the test card gateway. */
export function payRoutes(api: Api) {
  const routes = new Hono<PayEnv>({ strict: false });
  const found = findPayment(api);
  const open = requireOpen(api);
  const smallBody = bodyLimit({
    maxSize: MAX_FORM_BYTES,
    onError: (c) => c.html(renderNotice('This form is too large', 'Please go back and try again.'), 413),
  });

  const pathOf = (c: Context<PayEnv>) => `/pay/${c.var.payment.session.id}`;

  const showCardPage = async (c: Context<PayEnv>, form?: CardForm) => {
    const { order, session } = c.var.payment;
    const lines = await readLines(api.db, [order.id]);
    const page = { order, lines, path: pathOf(c), form };
    if (form) return c.html(renderCardPage(page), 422);
    if (session.step === 'declined') {
      const alert = 'Your card was declined. Nothing was charged: please try another card.';
      return c.html(renderCardPage({ ...page, alert }));
    }
    const lack = session.step === 'sold-out' ? findLack(lines, await readStock(api.db, lines)) : undefined;
    const alert = lack && `${describeLack(lack)}. Nothing was charged: please return and change your cart.`;
    return c.html(renderCardPage({ ...page, alert }));
  };

  /** Settles, then sends the browser on, so that reloading never posts a card again. */
  const settle = async (c: Context<PayEnv>, state: 'paid' | 'failed' | 'cancelled') => {
    const { id: sessionId, successUrl, cancelUrl } = c.var.payment.session;
    const status = await settleOrder(api, { gateway: TEST_GATEWAY, sessionId, state, isCharged: false });
    if (status === 'paid' || status === 'refund_due') return c.redirect(successUrl, 303);
    return c.redirect(state === 'cancelled' ? cancelUrl : pathOf(c), 303);
  };

  routes.get('/style.css', (c) =>
    c.body(stylesheet, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    }),
  );

  routes.get('/:session', found, open, async (c) => {
    const { order, session } = c.var.payment;
    if (session.step !== 'challenge') return showCardPage(c);
    return c.html(renderChallengePage({ order, path: pathOf(c) }));
  });

  routes.post('/:session', smallBody, found, open, async (c) => {
    const form = readCardForm(new URLSearchParams(await c.req.text()), new Date(api.clock()));
    if (Object.keys(form.errors).length > 0) return showCardPage(c, form);
    const verdict = judgeCard(form.number);
    if (verdict !== 'challenge') return settle(c, verdict === 'pay' ? 'paid' : 'failed');
    const { id } = c.var.payment.session;
    await api.db.update(paymentSessions).set({ step: 'challenge' }).where(eq(paymentSessions.id, id));
    return c.redirect(pathOf(c), 303);
  });

  routes.post('/:session/confirm', smallBody, found, open, async (c) => {
    if (c.var.payment.session.step !== 'challenge') return c.redirect(pathOf(c), 303);
    const answer = new URLSearchParams(await c.req.text()).get('answer');
    if (answer !== 'approve' && answer !== 'refuse') return c.redirect(pathOf(c), 303);
    return settle(c, answer === 'approve' ? 'paid' : 'failed');
  });

  // Not only while open: the second click of two leads back to the shop like the first.
  routes.post('/:session/cancel', smallBody, found, (c) => settle(c, 'cancelled'));

  routes.onError((error, c) => {
    setPageHeaders(c);
    const isDown = isDatabaseDown(error);
    api.log[isDown ? 'warn' : 'error']({ err: error }, 'the card page failed');
    const text = 'Nothing was charged by this page. Please wait a moment, go back and try again.';
    return c.html(renderNotice('The shop is busy', text), isDown ? 503 : 500);
  });
  return routes;
}
