/** The built-in test card page at /pay/{session}. Nothing here ever charges anybody. */

import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Api } from '#api/dependencies.ts';
import { findLack } from '#api/orders/draft.ts';
import { readLines } from '#api/orders/queries.ts';
import { readStock } from '#api/orders/stock.ts';
import type { SessionState } from '#api/payments/gateway.ts';
import { settle } from '#api/payments/settle.ts';
import { and, eq, notInArray } from '#api/platform/database/drizzle.ts';
import { isDatabaseDown } from '#api/platform/database/errors.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { setPageHeaders } from '#api/platform/http/html-page.ts';
import { isCutOff } from '#api/platform/http/parse-request.ts';
import { languageOf } from '#api/platform/http/request.ts';
import { type CardForm, judgeCard, readCardForm } from './form.ts';
import { chargeOf, type TestPayment, withLanguage } from './gateway.ts';
import { renderCardPage, renderChallengePage } from './page.ts';
import { findPayment, leave, type PayEnv, pathOf, refuseForeignForms, requireOpen } from './session.ts';
import { CARD_MESSAGES, renderMessagePage, stylesheet } from './shell.ts';
import { testCardPayments } from './tables.ts';

const MAX_FORM_BYTES = 4096;

/** The pages and forms of the test card gateway. */
export function cardPageRoutes(api: Api) {
  const routes = new Hono<PayEnv>({ strict: false });
  const found = findPayment(api);
  const open = requireOpen(api);
  const smallBody = bodyLimit({
    maxSize: MAX_FORM_BYTES,
    onError: (c) => {
      setPageHeaders(c);
      const language = languageOf(c);
      return c.html(renderMessagePage(language, CARD_MESSAGES[language].tooLarge), 413);
    },
  });

  const showNextStep = (c: Context<PayEnv>) => c.redirect(withLanguage(pathOf(c), languageOf(c)), 303);

  /** The card page; with what was typed where it was refused, in which case that is the answer to the form. */
  const showCardPage = async (c: Context<PayEnv>, form?: CardForm, step = c.var.payment.atBank.step) => {
    const { order, foreignHost } = c.var.payment;
    const lines = await readLines(api.db, [order.id]);
    const language = languageOf(c);
    const page = { order, lines, path: pathOf(c), language, form, foreignHost };
    const { declined, soldOut } = CARD_MESSAGES[language];
    if (step === 'declined') return c.html(renderCardPage({ ...page, alert: declined }), form ? 422 : 200);
    if (form) return c.html(renderCardPage(page), 422);
    const lack = step === 'sold-out' ? findLack(lines, await readStock(api.db, lines), language) : undefined;
    return c.html(renderCardPage({ ...page, alert: lack && soldOut(lack) }));
  };

  type Step = TestPayment['step'];
  const writeStep = (db: Database | Transaction, { atBank }: PayEnv['Variables']['payment'], step: Step) =>
    // What is paid or ended stays so, whatever two pages do at once.
    db
      .update(testCardPayments)
      .set({ step })
      .where(and(eq(testCardPayments.id, atBank.id), notInArray(testCardPayments.step, ['paid', 'ended'])));
  const report = (c: Context<PayEnv>, state: SessionState, step: Step) =>
    settle(api, c.var.payment.session.id, state, {
      isRefusable: true,
      alongside: (tx) => writeStep(tx, c.var.payment, step),
    });

  /** Pays, then sends the browser on, so that reloading never posts a card again. */
  const pay = async (c: Context<PayEnv>) => {
    const { atBank } = c.var.payment;
    const { isRefused, status } = await report(c, { charges: [chargeOf(atBank)], standing: 'ended' }, 'paid');
    if (!isRefused || status === 'paid') return leave(c, 'successUrl');
    await writeStep(api.db, c.var.payment, 'sold-out');
    return showNextStep(c);
  };
  /** Declines; the answer to a form still has its name and date. Sending it again by a reload pays nothing either. */
  const decline = async (c: Context<PayEnv>, form?: CardForm) => {
    const { status } = await report(c, { charges: [], standing: 'declined' }, 'declined');
    return form && status === 'failed' ? showCardPage(c, form, 'declined') : showNextStep(c);
  };

  routes.post('*', refuseForeignForms);

  routes.get('/style.css', (c) =>
    c.body(stylesheet, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    }),
  );

  routes.get('/:session', found, open, async (c) => {
    const { order, atBank } = c.var.payment;
    if (atBank.step !== 'challenge') return showCardPage(c);
    return c.html(renderChallengePage({ order, path: pathOf(c), language: languageOf(c) }));
  });

  routes.post('/:session', smallBody, found, open, async (c) => {
    const form = readCardForm(new URLSearchParams(await c.req.text()), new Date(api.clock()));
    if (Object.keys(form.errors).length > 0) return showCardPage(c, form);
    const verdict = judgeCard(form.number);
    if (verdict !== 'challenge') return verdict === 'pay' ? pay(c) : decline(c, form);
    await writeStep(api.db, c.var.payment, 'challenge');
    return showNextStep(c);
  });

  routes.post('/:session/confirm', smallBody, found, open, async (c) => {
    if (c.var.payment.atBank.step !== 'challenge') return showNextStep(c);
    const answer = new URLSearchParams(await c.req.text()).get('answer');
    if (answer !== 'approve' && answer !== 'refuse') return showNextStep(c);
    return answer === 'approve' ? pay(c) : decline(c);
  });

  // Not only while open: the second click of two leads back to the shop like the first.
  routes.post('/:session/cancel', smallBody, found, async (c) => {
    await report(c, { charges: [], standing: 'given_up' }, 'ended');
    return leave(c, 'cancelUrl');
  });

  routes.onError((error, c) => {
    setPageHeaders(c);
    if (isCutOff(error)) return c.body(null, 400);
    const isDown = isDatabaseDown(error);
    api.log[isDown ? 'warn' : 'error']({ err: error }, 'the card page failed');
    const language = languageOf(c);
    return c.html(renderMessagePage(language, CARD_MESSAGES[language].busy), isDown ? 503 : 500);
  });
  return routes;
}
