import type { Acts } from './acts.ts';
import type { Books, Session } from './books.ts';
import { findSuccessUrl, renderCheckout } from './checkout-page.ts';
import type { Webhooks } from './webhooks.ts';

interface PageParts {
  books: Books;
  acts: Acts;
  webhooks: Webhooks;
}

interface PageAnswer {
  status: number;
  html?: string;
  location?: string;
}

export const pagePath = (session: Session) => `/c/pay/${session.id}`;

/** Serves the payment page and its buttons; undefined for other paths. */
export function createPages({ books, acts, webhooks }: PageParts) {
  /** Where a button leads to. A second click on 'Pay' pays nothing and leads to the same place. */
  function press(session: Session, step: string): string {
    if (step === 'back') return session.params.cancel_url;
    if (step === 'pay') acts.pay(session);
    if (step === 'later') acts.payLater(session);
    if (step === 'decline') acts.decline(session);
    return session.status === 'complete' ? findSuccessUrl(session) : pagePath(session);
  }

  return async (method: string, path: string): Promise<PageAnswer | undefined> => {
    const [isPage, id = '', step] = /^\/c\/pay\/(\w+)(?:\/(pay|later|decline|back))?$/.exec(path) ?? [];
    if (!isPage) return undefined;
    acts.expireDue();
    const session = books.sessions.get(id);
    if (method === 'POST' && session && step) {
      const location = press(session, step);
      // Stripe, too, waits for the shop's answer before it sends the shopper back.
      await webhooks.settled();
      return { status: 303, location };
    }
    return { status: session ? 200 : 404, html: String(renderCheckout(session)) };
  };
}
