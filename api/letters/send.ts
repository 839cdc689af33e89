/** The job 'letter': a letter leaves the outbox. */
import type { Logger } from 'pino';
import { type User, users } from '#api/account/tables.ts';
import { products } from '#api/catalogue/tables.ts';
import { orderLines, orders } from '#api/orders/tables.ts';
import { asc, eq } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { reachFaultPoint } from '#api/platform/fault-points.ts';
import { PermanentFailure } from '#api/platform/jobs/jobs.ts';
import { LetterRefused, type Mail } from '#api/platform/mail/mail.ts';
import { maskAddress } from '#api/platform/mail/mask-address.ts';
import type { RateLimits } from '#api/platform/security/rate-limits.ts';
import type { Language } from '#contract/constants.ts';
import { admitLetter } from './admit.ts';
import { isOfProduct, type LetterOrder, type LetterProduct, type OrderLinks } from './letters.ts';
import { renderLetter } from './render.ts';
import { letters } from './tables.ts';

export interface Sending {
  db: Database;
  mail: Mail;
  limits: RateLimits;
  log: Logger;
  clock: () => number;
  /** The shop's public address, where it is known. */
  origin: string | undefined;
  isTestShop: boolean;
  /** Addresses of orders for readers of a language, where the shop's own is known. */
  linksIn?: ((language: Language) => OrderLinks) | undefined;
  /** The page where an address is confirmed, there too. */
  writeConfirmEmailLink?: ((user: User, language: Language) => string) | undefined;
}

type LetterRow = typeof letters.$inferSelect;

async function readOrder(db: Database, id: string): Promise<LetterOrder | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (!order) return undefined;
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position));
  return { order, lines };
}

/** The product that a letter is about, as it is now. */
async function readProduct(db: Database, { kind, data }: LetterRow): Promise<LetterProduct | undefined> {
  if (!isOfProduct(kind)) return undefined;
  const [product] = await db
    .select()
    .from(products)
    .where(eq(products.id, String(data.productId)));
  return product;
}

/** The account that has this address now. */
async function findReader(db: Database, { recipient }: LetterRow): Promise<User | undefined> {
  return (await db.select().from(users).where(eq(users.email, recipient)))[0];
}

/** Whether its code or link is no longer good. */
const isStale = ({ data }: LetterRow, now: number) => data.until !== undefined && Number(data.until) <= now;

/** What is left of a letter once nobody sends it any more. */
const NO_SECRETS = { recipient: '', data: {} };

/** Sends a letter that was not sent yet, and forgets its recipient and its secrets. */
export async function sendLetter(sending: Sending, letterId: string): Promise<void> {
  const { db, mail, clock } = sending;
  const [letter] = await db.select().from(letters).where(eq(letters.id, letterId));
  // A letter that was given up is to nobody.
  if (!letter?.recipient || letter.sentAt) return;
  const product = await readProduct(db, letter);
  // Its code or link is no longer good, or the shop no longer has what it is about.
  if (isStale(letter, clock()) || (isOfProduct(letter.kind) && !product)) {
    await db.delete(letters).where(eq(letters.id, letterId));
    return;
  }
  const reader = await findReader(db, letter);
  const isConfirmed = Boolean(reader?.emailConfirmedAt);
  if (!(await admitLetter(sending, letter, isConfirmed))) {
    const to = maskAddress(letter.recipient);
    sending.log.warn({ to, kind: letter.kind }, 'an email was held back: its mailbox got as many as it may');
    await db
      .update(letters)
      .set({ admission: 'held_back', ...NO_SECRETS })
      .where(eq(letters.id, letterId));
    return;
  }
  const rendered = renderLetter(letter, {
    order: letter.orderId ? await readOrder(db, letter.orderId) : undefined,
    product,
    links: sending.linksIn?.(letter.language),
    origin: sending.origin,
    isTestShop: sending.isTestShop,
    isConfirmed,
    confirmEmailLink: reader && sending.writeConfirmEmailLink?.(reader, letter.language),
  });
  try {
    await mail.send({ id: letterId, writtenAt: letter.createdAt, to: letter.recipient, ...rendered });
  } catch (error) {
    if (!(error instanceof LetterRefused)) throw error;
    await db.update(letters).set(NO_SECRETS).where(eq(letters.id, letterId));
    throw new PermanentFailure(error.message);
  }
  await reachFaultPoint('letter-sent');
  await db
    .update(letters)
    .set({ sentAt: new Date(clock()), ...NO_SECRETS })
    .where(eq(letters.id, letterId));
}
