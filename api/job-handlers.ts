/** What is done after the answer: each queue's jobs, and what comes round. */

import type { Language } from '#contract/constants.ts';
import { writeAddressSecret } from './account/address-links.ts';
import { writePageLink } from './account/email-letters.ts';
import { forgetOldUndos } from './account/email-undos.ts';
import { sendResetCode } from './account/send-reset-code.ts';
import type { User } from './account/tables.ts';
import { forgetOldChanges } from './catalogue/changes.ts';
import { moveTiers } from './catalogue/search/move-tiers.ts';
import type { Api } from './dependencies.ts';
import { forgetOldLetters } from './letters/forget.ts';
import type { OrderLinks } from './letters/letters.ts';
import { sendLetter } from './letters/send.ts';
import { forgetOldKeys } from './orders/keys.ts';
import { releaseUnconfirmed } from './orders/release-unconfirmed.ts';
import { writeConfirmLink, writeTrackingLink } from './orders/tracking.ts';
import { matchNotified } from './payments/notified.ts';
import { askDueSessions, askSession } from './payments/reconcile.ts';
import { reopenClaims } from './payments/reopen-claims.ts';
import { sendRefund } from './payments/send-refund.ts';
import { checkpointWhenDue } from './platform/database/open.ts';
import type { JobHandlers, RecurringWork } from './platform/jobs/jobs.ts';
import { removeOldOutboxFiles } from './platform/mail/outbox-files.ts';
import { createKeyedHash } from './platform/security/keyed-hash.ts';
import { requeueOrphans } from './requeue-orphans.ts';
import { writeStockLetters } from './stock-alerts/write-letters.ts';

/** The addresses of orders that letters name, for readers of a language. */
function linksOf({ tokenSecret }: Api, origin: string) {
  const hash = createKeyedHash(tokenSecret);
  return (language: Language): OrderLinks => ({
    track: (id) => writeTrackingLink(origin, hash, { id, language }),
    confirm: (id) => writeConfirmLink(origin, hash, { id, language }),
  });
}

/** The page where an address is confirmed. */
function confirmEmailLinkOf({ tokenSecret }: Api, origin: string) {
  const hash = createKeyedHash(tokenSecret);
  return (user: User, language: Language) =>
    writePageLink(origin, 'address', writeAddressSecret(hash, user), language);
}

export function createJobHandlers(api: Api): JobHandlers {
  const { db, mail, limits, log, clock, settings } = api;
  const { origin, isTestShop } = settings;
  const sending = {
    ...{ db, mail, limits, log, clock, origin, isTestShop },
    ...(origin && { linksIn: linksOf(api, origin), writeConfirmEmailLink: confirmEmailLinkOf(api, origin) }),
  };
  return {
    letter: ({ letterId }) => sendLetter(sending, letterId),
    'reset-code': (data) => sendResetCode(api, data),
    session: ({ sessionId }) => askSession(api, sessionId),
    refund: ({ refundId }) => sendRefund(api, refundId),
  };
}

/** Does each task, also when one before it failed: an outbox that can't be read must not stop payments. Then it fails. */
async function doAll(tasks: (() => Promise<unknown>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const task of tasks) await task().catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, String(errors[0]));
}

/** The folder is where emails are put, or were before there was a mail server. */
export function createRecurringWork(api: Api, outboxDir?: string): RecurringWork {
  return {
    sweep: () =>
      doAll([
        () => reopenClaims(api),
        () => matchNotified(api),
        () => askDueSessions(api),
        () => requeueOrphans(api.db, api.jobs, api.clock()),
        () => releaseUnconfirmed(api),
        () => writeStockLetters(api),
        () => forgetOldLetters(api.db),
        () => forgetOldChanges(api.db),
        () => forgetOldUndos(api.db, api.clock()),
        async () => outboxDir && removeOldOutboxFiles(outboxDir, api.clock()),
      ]),
    'forget-old-keys': () => forgetOldKeys(api),
    tiers: async () => void (await moveTiers(api.db)),
    ...(api.database.engine === 'pglite' && { checkpoint: () => checkpointWhenDue(api.database) }),
  };
}
