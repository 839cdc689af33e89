/** The built-in test card page at /pay/{session}, which never charges anybody. */

import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { readStock } from '#api/catalogue/stock/move-stock.ts';
import type { Api } from '#api/dependencies.ts';
import { findShortage } from '#api/orders/draft.ts';
import { readLines } from '#api/orders/queries.ts';
import type { SessionState } from '#api/payments/gateway.ts';
import { settle } from '#api/payments/settle.ts';
import { and, eq, notInArray } from '#api/platform/database/drizzle.ts';
import { isDatabaseDown } from '#api/platform/database/errors.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { setPageHeaders } from '#api/platform/http/html-page.ts';
import { isAborted } from '#api/platform/http/parse-request.ts';
import { languageOf } from '#api/platform/http/request.ts';
import { testCardPayments } from '#api/schema/payments.ts';
import { type CardForm, judgeCard, readCardForm } from './form.ts';
import { addLanguage, type TestPayment, toCharge } from './gateway.ts';
import {
  findPayment,
  frameOf,
  nameShop,
  type PayEnv,
  pathOf,
  redirectBack,
  refuseForeignForms,
  requireOpenPayment,
} from './middleware.ts';
import { renderCardPage, renderChallengePage } from './page.ts';
import { CARD_MESSAGES, renderMessagePage, stylesheet } from './shell.ts';

const MAX_FORM_BYTES = 4096;

export function cardPageRoutes(api: Api) {
  const routes = new Hono<PayEnv>({ strict: false });
  const found = findPayment(api);
  const open = requireOpenPayment(api);
  const smallBody = bodyLimit({
    maxSize: MAX_FORM_BYTES,
    onError: (c: Context<PayEnv>) => {
      setPageHeaders(c);
      const language = languageOf(c);
      return c.html(renderMessagePage(frameOf(c), CARD_MESSAGES[language].tooLarge), 413);
    },
  });

  const showNextStep = (c: Context<PayEnv>) => c.redirect(addLanguage(pathOf(c), languageOf(c)), 303);

  /** Shows the card page. If a form was refused, `form` has the values and problems to show. */
  const showCardPage = async (c: Context<PayEnv>, form?: CardForm, step = c.var.payment.testPayment.step) => {
    const { order, session, foreignHost } = c.var.payment;
    const lines = await readLines(api.db, [order.id]);
    const language = languageOf(c);
    const page = { ...frameOf(c), order, session, lines, path: pathOf(c), form, foreignHost };
    const { declined, soldOut } = CARD_MESSAGES[language];
    if (step === 'declined') return c.html(renderCardPage({ ...page, alert: declined }), form ? 422 : 200);
    if (form) return c.html(renderCardPage(page), 422);
    const shortage =
      step === 'sold-out' ? findShortage(lines, await readStock(api.db, lines), language) : undefined;
    return c.html(renderCardPage({ ...page, alert: shortage && soldOut(shortage) }));
  };

  type Step = TestPayment['step'];
  const writeStep = (
    db: Database | Transaction,
    { testPayment }: PayEnv['Variables']['payment'],
    step: Step,
    card: Pick<TestPayment, 'cardLast4'> = testPayment,
  ) =>
    // Never changes a payment that is paid or ended, even if two pages act in parallel.
    db
      .update(testCardPayments)
      .set({ step, cardLast4: card.cardLast4 })
      .where(
        and(
          eq(testCardPayments.id, testPayment.id),
          notInArray(testCardPayments.step, ['paid', 'claimed', 'lost', 'ended']),
        ),
      );
  const settleStep = (
    c: Context<PayEnv>,
    state: SessionState,
    step: Step,
    card?: Pick<TestPayment, 'cardLast4'>,
  ) =>
    settle(api, c.var.payment.session.id, state, {
      isRefusable: true,
      alongside: (tx) => writeStep(tx, c.var.payment, step, card),
    });

  /** Pays, then redirects, so that a reload does not post the card again. */
  const pay = async (c: Context<PayEnv>, { cardLast4 }: Pick<TestPayment, 'cardLast4'>) => {
    const charge = toCharge({ ...c.var.payment.testPayment, cardLast4 });
    const state: SessionState = { charges: [charge], status: 'ended' };
    const { isRefused, status } = await settleStep(c, state, 'paid', { cardLast4 });
    const isPaid = status === 'paid' || c.var.payment.session.purpose === 'difference';
    if (!isRefused || isPaid) return redirectBack(c, 'successUrl');
    await writeStep(api.db, c.var.payment, 'sold-out');
    return showNextStep(c);
  };
  /** Declines the card. The page then shows the typed name and expiry again; reloading it can't pay. */
  const decline = async (c: Context<PayEnv>, form?: CardForm) => {
    const { status } = await settleStep(c, { charges: [], status: 'declined' }, 'declined');
    return form && status === 'failed' ? showCardPage(c, form, 'declined') : showNextStep(c);
  };

  routes.use(nameShop(api));
  routes.post('*', refuseForeignForms);

  routes.get('/style.css', (c) =>
    c.body(stylesheet, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    }),
  );

  routes.get('/:session', found, open, async (c) => {
    const { session, testPayment } = c.var.payment;
    if (testPayment.step !== 'challenge') return showCardPage(c);
    return c.html(renderChallengePage({ ...frameOf(c), session, path: pathOf(c) }));
  });

  routes.post('/:session', smallBody, found, open, async (c) => {
    const form = readCardForm(new URLSearchParams(await c.req.text()), new Date(api.clock()));
    if (Object.keys(form.errors).length > 0) return showCardPage(c, form);
    const verdict = judgeCard(form.number);
    const card = { cardLast4: form.number.slice(-4) };
    if (verdict !== 'challenge') return verdict === 'pay' ? pay(c, card) : decline(c, form);
    await writeStep(api.db, c.var.payment, 'challenge', card);
    return showNextStep(c);
  });

  routes.post('/:session/confirm', smallBody, found, open, async (c) => {
    if (c.var.payment.testPayment.step !== 'challenge') return showNextStep(c);
    const answer = new URLSearchParams(await c.req.text()).get('answer');
    if (answer !== 'approve' && answer !== 'refuse') return showNextStep(c);
    return answer === 'approve' ? pay(c, c.var.payment.testPayment) : decline(c);
  });

  // Answered even after the session has ended, so that a second click also leads back to the shop.
  routes.post('/:session/cancel', smallBody, found, async (c) => {
    await settleStep(c, { charges: [], status: 'given_up' }, 'ended');
    return redirectBack(c, 'cancelUrl');
  });

  routes.onError((error, c) => {
    setPageHeaders(c);
    if (isAborted(error)) return c.body(null, 400);
    const isDown = isDatabaseDown(error);
    api.log[isDown ? 'warn' : 'error']({ err: error }, 'the card page failed');
    const language = languageOf(c);
    return c.html(renderMessagePage(frameOf(c), CARD_MESSAGES[language].busy), isDown ? 503 : 500);
  });
  return routes;
}
