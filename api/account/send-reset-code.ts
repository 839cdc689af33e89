/**
 * The job 'reset-code'. It runs after the answer, whose text and timing therefore don't reveal whether the account
 * exists.
 */
import type { Api } from '#api/dependencies.ts';
import { putEmail } from '#api/emails/outbox.ts';
import { newId } from '#api/platform/database/columns.ts';
import type { JobData } from '#api/platform/jobs/jobs.ts';
import { createKeyedHash } from '#api/platform/security/hashes.ts';
import { createResetCodes, RESET_CODE_MINUTES } from './reset-codes.ts';
import { findByEmail } from './users.ts';

/** Creates a code for an account, if there is one, and its email. */
export async function sendResetCode(
  api: Api,
  { email, requestedBy, language }: JobData['reset-code'],
): Promise<void> {
  const user = await findByEmail(api.db, email);
  if (!user) return;
  const codes = createResetCodes(api.db, api.clock, createKeyedHash(api.tokenSecret));
  await api.db.transaction(async (tx) => {
    const code = await codes.issue(tx, user.id, requestedBy);
    await putEmail(api.jobs, tx, {
      key: `reset_code ${newId()}`,
      kind: 'reset_code',
      recipient: user.email,
      userId: user.id,
      language,
      // Exempt from the limit per mailbox: requests for codes have limits of their own.
      admission: 'admitted',
      data: {
        code,
        minutes: RESET_CODE_MINUTES,
        until: api.clock() + RESET_CODE_MINUTES * 60_000,
      },
    });
  });
  api.jobs.wake('letter');
}
