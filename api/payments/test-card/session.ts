import { createMiddleware } from 'hono/factory';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import type { OrderRow } from '#api/orders/queries.ts';
import { ORDER_LIFETIME_MS } from '#api/orders/transitions.ts';
import { findSession, type SessionRow } from '#api/payments/queries.ts';
import { setPageHeaders } from '#api/platform/http/html-page.ts';
import { languageOf } from '#api/platform/http/request-context.ts';
import { TEST_GATEWAY } from './gateway.ts';
import type { CardMessages } from './messages-en.ts';
import { CARD_MESSAGES, renderMessagePage } from './shell.ts';

export type PayEnv = ApiEnv & { Variables: { payment: { session: SessionRow; order: OrderRow } } };

const SESSION_ID = /^[\w-]{43}$/;

/** What a form on the page may lead to: our own pages, and back to the client that sent the shopper. */
function listFormTargets({ successUrl, cancelUrl }: SessionRow): string {
  const targets = [successUrl, cancelUrl].map((address) => {
    const { hostname, protocol, origin } = new URL(address);
    // A policy has no spelling for an IPv6 host.
    return hostname.startsWith('[') ? protocol : origin;
  });
  return ["'self'", ...new Set(targets)].join(' ');
}

/** Finds the session in the path, sets the headers of its pages, and sends the shopper of a paid one back. */
export function findPayment(api: Api) {
  return createMiddleware<PayEnv>(async (c, next) => {
    setPageHeaders(c);
    const id = c.req.param('session') ?? '';
    // Sessions of this page are worth nothing once the shop takes real cards.
    const isServed = api.payments.name === TEST_GATEWAY && SESSION_ID.test(id);
    const payment = isServed ? await findSession(api.db, id, TEST_GATEWAY) : undefined;
    if (!payment) {
      const language = languageOf(c);
      return c.html(renderMessagePage(language, CARD_MESSAGES[language].unknown), 404);
    }
    const { session, order } = payment;
    setPageHeaders(c, listFormTargets(session));
    if (order.status === 'paid' || order.status === 'refund_due') return c.redirect(session.successUrl, 303);
    c.set('payment', payment);
    return next();
  });
}

/** Lets only a payment pass that can still be made. */
export function requireOpen(api: Api) {
  return createMiddleware<PayEnv>(async (c, next) => {
    const { session, order } = c.var.payment;
    const reason = whyClosed(order, api.clock());
    if (!reason) return next();
    const language = languageOf(c);
    const { closed, cartWaits } = CARD_MESSAGES[language];
    const message = { title: closed[reason], text: cartWaits, shopUrl: session.cancelUrl };
    return c.html(renderMessagePage(language, message), 410);
  });
}

function whyClosed({ status, createdAt }: OrderRow, now: number): keyof CardMessages['closed'] | undefined {
  if (status === 'replaced' || status === 'cancelled') return status;
  return now - createdAt.getTime() > ORDER_LIFETIME_MS ? 'expired' : undefined;
}
