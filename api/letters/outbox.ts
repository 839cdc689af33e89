import { newId } from '#api/platform/database/columns.ts';
import { and, eq, isNull } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import type { Jobs } from '#api/platform/jobs/jobs.ts';
import type { LetterKind } from './letters.ts';
import { letters } from './tables.ts';

export interface NewLetter {
  /** What it is about: of one thing that happened there is one letter. */
  key: string;
  kind: LetterKind;
  recipient: string;
  language: 'en' | 'ar';
  orderId?: string;
  data?: Record<string, string | number>;
  /** 'admitted' where it has a limit of its own, and its mailbox is not asked. */
  admission?: 'admitted';
}

/** Puts a letter into the outbox, within the transaction that causes it; what has one already gets no second one. */
export async function putLetter(jobs: Jobs, tx: Transaction, letter: NewLetter): Promise<void> {
  const [written] = await tx
    .insert(letters)
    .values({ id: newId(), data: {}, ...letter })
    .onConflictDoNothing({ target: letters.key })
    .returning({ id: letters.id });
  if (written) await jobs.send(tx, 'letter', { letterId: written.id });
}

/** Turns an email that still waits into another one: what was taken back at once is told once. */
export async function replaceUnsent(tx: Transaction, key: string, kind: LetterKind): Promise<void> {
  await tx
    .update(letters)
    .set({ kind })
    .where(and(eq(letters.key, key), isNull(letters.sentAt)));
}
