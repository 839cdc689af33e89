import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import type { OrderRow } from '#api/orders/queries.ts';
import { isAwaited } from '#api/payments/payable.ts';
import { findSessionByIds, type SessionRow } from '#api/payments/queries.ts';
import { findForeignHost } from '#api/payments/return-address.ts';
import { setPageHeaders } from '#api/platform/http/html-page.ts';
import { languageOf, originOf } from '#api/platform/http/request.ts';
import type { Language } from '#contract/constants.ts';
import { toShopDetails } from '#contract/shop-details.ts';
import { cardInputScriptHash } from './card-input-script.ts';
import { addLanguage, findTestPayment, isPaid, TEST_GATEWAY, type TestPayment } from './gateway.ts';
import type { CardMessages } from './messages-en.ts';
import { CARD_MESSAGES, type PageFrame, renderMessagePage } from './shell.ts';

interface Payment {
  /** The test gateway's own record of the payment. */
  testPayment: TestPayment;
  session: SessionRow;
  order: OrderRow;
  /** The host to return to, if it is not a known site but was allowed by the browser's `Origin` header. */
  foreignHost: string | undefined;
}

export type PayEnv = ApiEnv & { Variables: { payment: Payment; shopName: Record<Language, string> } };

/** Reads the shop's name for the pages. */
export const nameShop = (api: Api) =>
  createMiddleware<PayEnv>(async (c, next) => {
    c.set('shopName', toShopDetails(await api.shopSettings.read()).name);
    return next();
  });

export function frameOf(c: Context<PayEnv>): PageFrame {
  const language = languageOf(c);
  return { language, shop: c.var.shopName[language] };
}

const SESSION_ID = /^[\w-]{43}$/;

/** The CSP's form-action: our own pages, and known sites to return to. */
function listFormTargets({ successUrl, cancelUrl }: SessionRow, foreignHost: string | undefined): string {
  if (foreignHost) return "'self'";
  const targets = [successUrl, cancelUrl].map((address) => {
    const { hostname, protocol, origin } = new URL(address);
    // CSP can't express an IPv6 host.
    return hostname.startsWith('[') ? protocol : origin;
  });
  return ["'self'", ...new Set(targets)].join(' ');
}

/** Finds the session in the path and sets its pages' headers; redirects the shopper if it is paid. */
export function findPayment(api: Api) {
  return createMiddleware<PayEnv>(async (c, next) => {
    setPageHeaders(c);
    const id = c.req.param('session') ?? '';
    // The page is closed once the shop no longer offers the test gateway.
    const isServed = api.payments.offered.includes(TEST_GATEWAY) && SESSION_ID.test(id);
    const testPayment = isServed ? await findTestPayment(api.db, id) : undefined;
    const payment = testPayment && (await findSessionByIds(api.db, TEST_GATEWAY, { gatewaySessionId: id }));
    if (!payment) {
      const language = languageOf(c);
      return c.html(renderMessagePage(frameOf(c), CARD_MESSAGES[language].unknown), 404);
    }
    const { session, order } = payment;
    const foreignHost = findForeignHost(session.successUrl, [originOf(c), ...api.settings.returnOrigins]);
    setPageHeaders(c, { formTargets: listFormTargets(session, foreignHost), script: cardInputScriptHash });
    c.set('payment', { testPayment, session, order, foreignHost });
    if (isPaid(testPayment)) return showPaid(c);
    return next();
  });
}

/** The path of a payment's page. */
export const pathOf = (c: Context<PayEnv>) => `/pay/${c.var.payment.testPayment.id}`;

/**
 * Redirects the shopper back to a known site. To return to any other site, shoppers press a button on the payment's
 * page.
 */
export function redirectBack(c: Context<PayEnv>, address: 'successUrl' | 'cancelUrl') {
  const { session, foreignHost } = c.var.payment;
  return c.redirect(foreignHost ? addLanguage(pathOf(c), languageOf(c)) : session[address], 303);
}

/** The answer for a paid order: redirects to a known site, or shows a page with a button that leads to another one. */
function showPaid(c: Context<PayEnv>) {
  const { session, foreignHost } = c.var.payment;
  if (!foreignHost || c.req.method === 'POST') return redirectBack(c, 'successUrl');
  const language = languageOf(c);
  const message = { ...CARD_MESSAGES[language].paid, shopUrl: session.successUrl, foreignHost };
  return c.html(renderMessagePage(frameOf(c), message));
}

/** Rejects payments that can no longer be made. */
export function requireOpenPayment(api: Api) {
  return createMiddleware<PayEnv>(async (c, next) => {
    const { session, foreignHost } = c.var.payment;
    const reason = findCloseReason(c.var.payment, api.clock());
    if (!reason) return next();
    const language = languageOf(c);
    const { closed, cartWaits, linkWaits } = CARD_MESSAGES[language];
    const text = session.purpose === 'checkout' ? cartWaits : linkWaits;
    const message = { title: closed[reason], text, shopUrl: session.cancelUrl, foreignHost };
    return c.html(renderMessagePage(frameOf(c), message), 410);
  });
}

function findCloseReason({ order, session }: Payment, now: number): keyof CardMessages['closed'] | undefined {
  const { status } = order;
  if (session.purpose !== 'checkout') {
    if (!isAwaited(order, session)) return 'replaced';
  } else if (status === 'replaced' || status === 'cancelled' || status === 'expired') return status;
  return now > session.expiresAt.getTime() ? 'expired' : undefined;
}

/** Refuses forms posted by other sites. Clients without `Origin` and `Sec-Fetch-Site` are no browsers, and may post. */
export const refuseForeignForms = createMiddleware<PayEnv>(async (c, next) => {
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  const isOurs = origin === undefined || [originOf(c), new URL(c.req.url).origin].includes(origin);
  if (isOurs && (site === undefined || site === 'same-origin' || site === 'none')) return next();
  setPageHeaders(c);
  const language = languageOf(c);
  return c.html(renderMessagePage(frameOf(c), CARD_MESSAGES[language].foreignForm), 403);
});
