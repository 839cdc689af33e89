/** The job 'reset-code': looked up after the answer, so that neither its text nor its time tells whether there is such an account. */
import type { Api } from '#api/dependencies.ts';
import { putLetter } from '#api/letters/outbox.ts';
import { newId } from '#api/platform/database/columns.ts';
import type { JobData } from '#api/platform/jobs/jobs.ts';
import { createKeyedHash } from '#api/platform/security/keyed-hash.ts';
import { createResetCodes, RESET_CODE_MINUTES } from './reset-codes.ts';
import { findByEmail } from './users.ts';

/** Makes a code for an account, if there is one, and writes the letter with it. */
export async function sendResetCode(
  api: Api,
  { email, requestedBy, language }: JobData['reset-code'],
): Promise<void> {
  const user = await findByEmail(api.db, email);
  if (!user) return;
  const codes = createResetCodes(api.db, api.clock, createKeyedHash(api.tokenSecret));
  await api.db.transaction(async (tx) => {
    const code = await codes.issue(tx, user.id, requestedBy);
    await putLetter(api.jobs, tx, {
      key: `reset_code ${newId()}`,
      kind: 'reset_code',
      recipient: user.email,
      language,
      // Codes are limited where they are asked for.
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
