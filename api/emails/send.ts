/** The job 'letter' (its name in the database): sends an email from the outbox. */
import type { Logger } from 'pino';
import { asc, eq } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { reachFaultPoint } from '#api/platform/fault-points.ts';
import { PermanentFailure } from '#api/platform/jobs/jobs.ts';
import { EmailRefused, type Mail } from '#api/platform/mail/mail.ts';
import { maskAddress } from '#api/platform/mail/mailboxes.ts';
import type { RateLimits } from '#api/platform/security/rate-limits.ts';
import { hasEmail, type User, users } from '#api/schema/account.ts';
import { products } from '#api/schema/catalogue.ts';
import { emails } from '#api/schema/emails.ts';
import { orderLines, orders } from '#api/schema/orders.ts';
import type { Language } from '#contract/constants.ts';
import type { ShopSettings } from '#contract/settings/groups.ts';
import { pairLanguages, toShopDetails } from '#contract/shop-details.ts';
import { admitEmail } from './admit.ts';
import { type EmailOrder, type EmailProduct, isOfProduct, type OrderLinks } from './emails.ts';
import { renderEmail } from './render.ts';

export interface Sending {
  db: Database;
  mail: Mail;
  limits: RateLimits;
  log: Logger;
  clock: () => number;
  /** The shop's public address, if known. */
  origin: string | undefined;
  isTestShop: boolean;
  /** The settings of the shop as they are now. */
  readSettings: () => Promise<ShopSettings>;
  /** Writes links to orders, for an email in a given language, if the shop's public address is known. */
  linksIn?: ((language: Language) => OrderLinks) | undefined;
  /** The link that confirms an address, if the shop's public address is known. */
  writeConfirmEmailLink?: ((user: User, language: Language) => string) | undefined;
}

type EmailRow = typeof emails.$inferSelect;

async function readOrder(db: Database, id: string): Promise<EmailOrder | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (!order) return undefined;
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position));
  return { order, lines };
}

/** The product that an email is about, as it is now. */
async function readProduct(db: Database, { kind, data }: EmailRow): Promise<EmailProduct | undefined> {
  if (!isOfProduct(kind)) return undefined;
  const [product] = await db
    .select()
    .from(products)
    .where(eq(products.id, String(data.productId)));
  return product;
}

/** The account that has this address now. */
async function findReader(db: Database, { recipient }: EmailRow): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, recipient));
  return hasEmail(user) ? user : undefined;
}

/** Whether the code or link in an email has expired. */
const isStale = ({ data }: EmailRow, now: number) => data.until !== undefined && Number(data.until) <= now;

/** Clears the personal data of an email that is sent or dropped. */
const NO_SECRETS = { recipient: '', data: {} };

/** Sends an unsent email, then clears its recipient and secrets. */
export async function sendEmail(sending: Sending, letterId: string): Promise<void> {
  const { db, mail, clock } = sending;
  const [email] = await db.select().from(emails).where(eq(emails.id, letterId));
  // A dropped email has no recipient.
  if (!email?.recipient || email.sentAt) return;
  const product = await readProduct(db, email);
  // The email is of no use any more: its code or link has expired, or its product is gone.
  if (isStale(email, clock()) || (isOfProduct(email.kind) && !product)) {
    await db.delete(emails).where(eq(emails.id, letterId));
    return;
  }
  const reader = await findReader(db, email);
  const isConfirmed = Boolean(reader?.emailConfirmedAt);
  if (!(await admitEmail(sending, email, isConfirmed))) {
    const to = maskAddress(email.recipient);
    sending.log.warn({ to, kind: email.kind }, 'an email was held back: its mailbox got as many as it may');
    await db
      .update(emails)
      .set({ admission: 'held_back', ...NO_SECRETS })
      .where(eq(emails.id, letterId));
    return;
  }
  const settings = await sending.readSettings();
  const rendered = renderEmail(email, {
    order: email.orderId ? await readOrder(db, email.orderId) : undefined,
    product,
    links: sending.linksIn?.(email.language),
    origin: sending.origin,
    isTestShop: sending.isTestShop,
    shop: toShopDetails(settings),
    note: pairLanguages(settings.emails.footerEn, settings.emails.footerAr),
    isConfirmed,
    confirmEmailLink: reader && sending.writeConfirmEmailLink?.(reader, email.language),
  });
  try {
    const fromName = toShopDetails(settings).name[email.language];
    const { createdAt: writtenAt, recipient: to } = email;
    await mail.send({ id: letterId, writtenAt, to, fromName, ...rendered });
  } catch (error) {
    if (!(error instanceof EmailRefused)) throw error;
    await db.update(emails).set(NO_SECRETS).where(eq(emails.id, letterId));
    throw new PermanentFailure(error.message);
  }
  await reachFaultPoint('email-sent');
  await db
    .update(emails)
    .set({ sentAt: new Date(clock()), ...NO_SECRETS })
    .where(eq(emails.id, letterId));
}
