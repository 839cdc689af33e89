import type { Acts } from './acts.ts';
import { findSuccessUrl, renderCheckout } from './checkout-page.ts';
import type { Records, Session } from './records.ts';
import type { Webhooks } from './webhooks.ts';

interface PageParts {
  records: Records;
  acts: Acts;
  webhooks: Webhooks;
}

interface PageAnswer {
  status: number;
  html?: string;
  location?: string;
}

export const writePagePath = (session: Session) => `/c/pay/${session.id}`;

/** Serves the payment page and its buttons; returns undefined for other paths. */
export function createPages({ records, acts, webhooks }: PageParts) {
  /** Presses a button; returns the redirect's URL. A second click on 'Pay' only redirects again. */
  function press(session: Session, step: string): string {
    if (step === 'back') return session.params.cancel_url;
    if (step === 'pay') acts.pay(session);
    if (step === 'later') acts.payLater(session);
    if (step === 'decline') acts.decline(session);
    return session.status === 'complete' ? findSuccessUrl(session) : writePagePath(session);
  }

  return async (method: string, path: string): Promise<PageAnswer | undefined> => {
    const [isPage, id = '', step] = /^\/c\/pay\/(\w+)(?:\/(pay|later|decline|back))?$/.exec(path) ?? [];
    if (!isPage) return undefined;
    acts.expireDue();
    const session = records.sessions.get(id);
    if (method === 'POST' && session && step) {
      const location = press(session, step);
      // Like Stripe, waits for the shop's answer to the event before it redirects the shopper.
      await webhooks.settled();
      return { status: 303, location };
    }
    return { status: session ? 200 : 404, html: String(renderCheckout(session)) };
  };
}
