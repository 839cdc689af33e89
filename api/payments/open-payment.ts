import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { findSession, type OrderRow, type SessionRow } from '#api/db/order-queries.ts';
import type { Api } from '#api/dependencies.ts';
import type { ApiEnv } from '#api/http/types.ts';
import { ORDER_LIFETIME_MS } from './order-lifetime.ts';
import { renderNotice } from './page-shell.ts';
import { TEST_GATEWAY } from './test-card-gateway.ts';

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

/** Headers of every page at /pay: nobody keeps it, frames it, scripts it, or learns its secret address. */
export function setPageHeaders(c: Context, formTargets = "'self'"): void {
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  c.header('X-Content-Type-Options', 'nosniff');
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'self'; img-src 'self'; form-action ${formTargets}; frame-ancestors 'none'; base-uri 'none'`,
  );
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
      return c.html(
        renderNotice('There is no such payment', 'Please go back to the shop and check out again.'),
        404,
      );
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
    const title = whyClosed(order, api.clock());
    if (!title) return next();
    const back = { href: session.cancelUrl, label: 'Return to the shop' };
    return c.html(renderNotice(title, 'Nothing was charged. Your cart is waiting in the shop.', back), 410);
  });
}

function whyClosed({ status, createdAt }: OrderRow, now: number): string | undefined {
  if (status === 'replaced') return 'A newer checkout took the place of this one';
  if (status === 'cancelled') return 'This payment was cancelled';
  return now - createdAt.getTime() > ORDER_LIFETIME_MS ? 'This payment has expired' : undefined;
}
