/** Background work: the handler of each job queue, and recurring tasks. */

import type { Language } from '#contract/constants.ts';
import { writePageLink } from './account/account-emails.ts';
import { writeAddressSecret } from './account/address-links.ts';
import { deleteOldUndos } from './account/email-undos.ts';
import { sendResetCode } from './account/send-reset-code.ts';
import { deleteOldEntries } from './audit/record-audit.ts';
import { deleteOldChanges } from './catalogue/changes.ts';
import { updateTiers } from './catalogue/search/update-tiers.ts';
import { applyDueChanges } from './catalogue/write/scheduled-changes.ts';
import type { Api } from './dependencies.ts';
import type { OrderLinks } from './emails/emails.ts';
import { deleteOldEmails } from './emails/outbox.ts';
import { sendEmail } from './emails/send.ts';
import { deleteOldKeys } from './orders/idempotency-keys.ts';
import { releaseUnconfirmed } from './orders/release-unconfirmed.ts';
import { writeConfirmLink, writePaymentLink, writeTrackingLink } from './orders/tracking-links.ts';
import { expireUnpaid } from './payments/expire-unpaid.ts';
import { matchTransactions } from './payments/gateway-transactions.ts';
import { recheckDisputes } from './payments/recheck-disputes.ts';
import { queueDueSessions, reconcileSession } from './payments/reconcile.ts';
import { sendRefund } from './payments/send-refund.ts';
import { deleteUnusedPictures } from './pictures/delete-unused.ts';
import { encodeAvif } from './pictures/encode-avif.ts';
import { checkpointWhenDue } from './platform/database/open.ts';
import type { JobHandlers, RecurringWork } from './platform/jobs/jobs.ts';
import { removeOldOutboxFiles } from './platform/mail/outbox-files.ts';
import { createKeyedHash } from './platform/security/hashes.ts';
import { requeueOrphans } from './requeue-orphans.ts';
import type { User } from './schema/account.ts';
import { deleteOldChallenges } from './staff/challenges.ts';
import { deleteOldInvitations } from './staff/invitations.ts';
import { deleteOldSessions } from './staff/sessions.ts';
import { writeStockEmails } from './stock-alerts/write-emails.ts';

/** Returns a function that writes the links to orders, for emails in a given language. */
function linksOf({ tokenSecret }: Api, origin: string) {
  const hash = createKeyedHash(tokenSecret);
  return (language: Language): OrderLinks => ({
    track: (id) => writeTrackingLink(origin, hash, { id, language }),
    confirm: (id) => writeConfirmLink(origin, hash, { id, language }),
    pay: (id) => writePaymentLink(origin, hash, { id, language }),
  });
}

/** The link that confirms an email address. */
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
    readSettings: api.shopSettings.read,
    ...(origin && { linksIn: linksOf(api, origin), writeConfirmEmailLink: confirmEmailLinkOf(api, origin) }),
  };
  return {
    letter: ({ letterId }) => sendEmail(sending, letterId),
    'reset-code': (data) => sendResetCode(api, data),
    session: ({ sessionId }) => reconcileSession(api, sessionId),
    refund: ({ refundId }) => sendRefund(api, refundId),
    picture: ({ key }) => encodeAvif(api, key),
  };
}

/**
 * Runs every task even if one fails, so that an unreadable outbox does not stop payments; throws afterwards if any
 * failed.
 */
async function runAll(tasks: (() => Promise<unknown>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const task of tasks) await task().catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, String(errors[0]));
}

/**
 * `outboxDir` is the folder where a shop without a mail server writes emails as files. Old files may be left in it
 * after a mail server was configured.
 */
export function createRecurringWork(api: Api, outboxDir?: string): RecurringWork {
  return {
    sweep: () =>
      runAll([
        () => applyDueChanges(api),
        () => recheckDisputes(api),
        () => matchTransactions(api),
        () => queueDueSessions(api),
        () => expireUnpaid(api),
        () => requeueOrphans(api.db, api.jobs, api.clock()),
        () => releaseUnconfirmed(api),
        () => writeStockEmails(api),
        () => deleteOldEmails(api.db),
        () => deleteOldChanges(api.db),
        () => deleteOldUndos(api.db, api.clock()),
        () => deleteOldSessions(api.db, api.clock()),
        () => deleteOldInvitations(api.db, api.clock()),
        () => deleteOldChallenges(api.db, api.clock()),
        async () => outboxDir && removeOldOutboxFiles(outboxDir, api.clock()),
      ]),
    'forget-old-keys': () => runAll([() => deleteOldKeys(api), () => deleteOldEntries(api.db)]),
    'unused-pictures': () => deleteUnusedPictures(api),
    tiers: async () => void (await updateTiers(api.db)),
    ...(api.database.engine === 'pglite' && { checkpoint: () => checkpointWhenDue(api.database) }),
  };
}
