import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type SavedBackup, saveBackup } from '#api/backup/save.ts';
import { type BackupOptions, writeBackup } from '#api/backup/write.ts';
import { importCatalogue } from '#api/catalogue/file/import.ts';
import { newId } from '#api/platform/database/columns.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { rateLimits } from '#api/platform/security/tables.ts';
import { addresses, emailChanges, emailUndos, endedTokens, resetCodes, users } from '#api/schema/account.ts';
import { settlementLines, settlements } from '#api/schema/bookkeeping.ts';
import { cartLines, carts, savedLines } from '#api/schema/cart.ts';
import { blockedPhones, customerBlocks, customerNotes, dataRequests } from '#api/schema/customers.ts';
import { deliveryDays } from '#api/schema/delivery.ts';
import { emails } from '#api/schema/emails.ts';
import { orderEvents } from '#api/schema/order-events.ts';
import { orderKeys, orderLines, orderNotes, orders } from '#api/schema/orders.ts';
import {
  gatewayTransactions,
  ledgerEntries,
  paymentSessions,
  refunds,
  testCardPayments,
} from '#api/schema/payments.ts';
import { scheduledChanges } from '#api/schema/product-changes.ts';
import { questions } from '#api/schema/questions.ts';
import { returnEvents, returnLines, returns } from '#api/schema/returns.ts';
import { reviewReports, reviews } from '#api/schema/reviews.ts';
import { synonyms } from '#api/schema/search.ts';
import { shopSettings } from '#api/schema/settings.ts';
import {
  auditLog,
  orderMentions,
  staff,
  staffInvitations,
  staffKeys,
  staffPasskeys,
  staffRecoveryCodes,
} from '#api/schema/staff.ts';
import { stockAlerts } from '#api/schema/stock-alerts.ts';
import { wishes } from '#api/schema/wish-list.ts';
import { describeSmallCatalogue, writeSmallCatalogue } from '#tests/setup/small-catalogue.ts';

const TRICKY_TEXT = 'سارة "quoted" \\ back\\nslash\n\t\u2028\u2029 👩‍👧 \u0001 €';
export const BEYOND_DOUBLES = '9007199254740993';

/**
 * Inserts a row into every table, with text that is hard to quote, an integer beyond doubles, and more rows than one
 * batch.
 */
export async function fillEveryTable(db: Database, folder: string): Promise<void> {
  mkdirSync(join(folder, 'source'));
  const catalogue = describeSmallCatalogue();
  const name = { en: 'Navy', ar: 'كحلي' };
  catalogue.options = [{ key: 'colour', name, values: [{ key: 'navy', name, swatch: '#1f2a44' }] }];
  Object.assign(catalogue.products[0] ?? {}, { family: newId(), options: { colour: 'navy' } });
  const file = await writeSmallCatalogue(join(folder, 'source'), catalogue);
  await importCatalogue({ db, file, mediaDir: join(folder, 'media') });
  await db.execute(
    sql`insert into picture_uploads (key, hash, staff_id) select key, 'hash', ${newId()} from pictures limit 1`,
  );
  const planned = { id: newId(), productId: 'e'.repeat(24), at: new Date(), name: TRICKY_TEXT };
  await db.insert(scheduledChanges).values({ ...planned, via: 'command', fields: { titleEn: TRICKY_TEXT } });
  await db.insert(synonyms).values({ words: ['tea pot', TRICKY_TEXT] });
  await db.insert(shopSettings).values({ name: 'contact', values: { hoursEn: TRICKY_TEXT }, version: 2 });
  await db.insert(deliveryDays).values({ governorate: 'C', fromDays: 0, toDays: 60 });
  const [userId, cartId, orderId] = [newId(), newId(), newId()];
  const productId = 'e'.repeat(24);
  const money = { itemsPiastres: 100, shippingPiastres: 499, taxPiastres: 12, totalPiastres: 599 };
  const address = { details: TRICKY_TEXT, phone: '01012345678', city: 'القاهرة' };
  await db.insert(users).values({
    id: userId,
    name: TRICKY_TEXT,
    email: 'sara@example.com',
    emailConfirmedAt: new Date('2026-01-01T00:00:00.123Z'),
    phone: '01012345678',
    passwordHash: '$argon2id$',
    passwordChangedAt: 1_750_000_000,
  });
  await db.execute(sql`insert into users (id, name, email, phone, password_hash)
    select md5(n::text), 'Shopper ' || n, n || '@example.com', '01012345678', 'none' from generate_series(1, 450) n`);
  const codeHash = 'hash';
  const expiresAt = new Date('2030-01-01T00:00:00.123Z');
  await db.insert(endedTokens).values({ tokenHash: 'ended', userId, expiresAt });
  await db
    .insert(emailChanges)
    .values({ userId, email: 'new@example.com', linkHash: 'link', tokenHash: 'token', expiresAt });
  await db.insert(emailUndos).values({ linkHash: 'undo', userId, email: 'old@example.com', expiresAt });
  await db.insert(resetCodes).values({ userId, codeHash, expiresAt, requestedBy: '127.0.0.1' });
  await db.insert(addresses).values({ id: newId(), userId, name: 'Home', ...address });
  await db.execute(sql`update addresses set position = ${BEYOND_DOUBLES}::bigint`);
  await db.insert(carts).values({ id: cartId, userId });
  await db.insert(cartLines).values({ id: newId(), cartId, productId, count: 3 });
  await db.insert(savedLines).values({ userId, productId, count: 2 });
  await db.insert(wishes).values({ userId, productId });
  await db.insert(stockAlerts).values({ userId, productId, language: 'ar' });
  const reviewId = newId();
  const answered = { answer: TRICKY_TEXT, answeredAt: expiresAt };
  await db
    .insert(reviews)
    .values({ id: reviewId, productId, userId, review: TRICKY_TEXT, rating: 3.5, ...answered });
  await db.insert(reviewReports).values({ id: newId(), reviewId, userId, reason: 'untrue' });
  await db
    .insert(questions)
    .values({ id: newId(), productId, userId, language: 'ar', question: TRICKY_TEXT, ...answered });
  await db.insert(orders).values({
    id: orderId,
    userId,
    cartId,
    paymentMethod: 'card',
    gateway: 'test',
    status: 'paid',
    stock: 'sold',
    ...money,
    ...address,
    expectedFrom: '2030-01-02',
    expectedTo: '2030-01-05',
    paidAt: new Date(),
  });
  const [orderLineId, returnId] = [newId(), newId()];
  await db.insert(orderLines).values({
    id: orderLineId,
    orderId,
    productId,
    titleEn: 'Tea pot',
    titleAr: 'إبريق',
    cover: 'x',
    count: 3,
    pricePiastres: 14_999,
    position: 0,
  });
  await db.insert(orderKeys).values({ userId, key: 'key', request: 'hash', orderId });
  await db
    .insert(orderEvents)
    .values({ orderId, event: 'charged', status: 'paid', by: 'gateway', at: expiresAt });
  await db.insert(returns).values({
    ...{ id: returnId, orderId, userId, kind: 'exchange', reason: 'wrong_size', status: 'received' },
    ...{ note: TRICKY_TEXT, answer: TRICKY_TEXT },
  });
  await db.insert(returnLines).values({ returnId, orderLineId, count: 2, resaleCount: 0, damagedCount: 2 });
  await db.insert(returnEvents).values({ returnId, status: 'requested', by: 'shopper', at: expiresAt });
  const urls = { url: 'u', successUrl: 's', cancelUrl: 'c' };
  const asked = { amountPiastres: 599, currency: 'EGP', expiresAt, askAt: expiresAt };
  const sessionId = newId();
  await db
    .insert(paymentSessions)
    .values({ id: sessionId, orderId, gateway: 'test', gatewaySessionId: 'secret', ...urls, ...asked });
  const told = { gateway: 'test', says: 'paid' as const, receivedAt: expiresAt };
  await db.insert(gatewayTransactions).values([
    { ...told, transaction: 't', sessionId },
    { ...told, transaction: 'u', sessionKey: TRICKY_TEXT, amountPiastres: 599, currency: 'EGP' },
  ]);
  await db.insert(testCardPayments).values({ id: 'secret', step: 'paid', amountPiastres: 599 });
  const charge = { orderId, sessionId, gateway: 'test', transaction: 't', ofTransaction: 't' };
  const [entered] = await db
    .insert(ledgerEntries)
    .values({ ...charge, kind: 'charge', amountPiastres: 599, currency: 'EGP' })
    .returning();
  await db.insert(refunds).values({
    id: newId(),
    orderId,
    sessionId,
    transaction: 't',
    amountPiastres: 5,
    refundedAfterPiastres: 5,
  });
  await db.insert(emails).values({
    id: newId(),
    key: `paid ${orderId}`,
    kind: 'paid',
    recipient: 'sara@example.com',
    language: 'ar',
    orderId,
    data: { text: TRICKY_TEXT },
    admission: 'admitted',
  });
  const staffId = newId();
  const codes = { totpSecret: 'encrypted', totpLastStep: 59_000_000 };
  await db.insert(staff).values({
    ...{ id: staffId, name: TRICKY_TEXT, email: 'mona@example.com', role: 'owner', language: 'ar' },
    ...{ passwordHash: '$argon2id$', ...codes },
  });
  await db.insert(staffInvitations).values({
    ...{ id: newId(), email: 'omar@example.com', role: 'orders', tokenHash: 'hash', invitedBy: staffId },
    ...{ createdAt: expiresAt, expiresAt },
  });
  await db.insert(staffPasskeys).values({
    ...{ id: newId(), staffId, name: TRICKY_TEXT, credentialId: 'id', publicKey: 'key', counter: 3 },
    ...{ transports: ['internal', 'hybrid'], isSynced: true, createdAt: expiresAt },
  });
  await db.insert(staffRecoveryCodes).values({ staffId, codeHash });
  await db.insert(staffKeys).values({
    ...{ id: newId(), staffId, name: 'Stock', permissions: ['orders.read'], start: 'msk_aaaa' },
    ...{ secretHash: 'hash', createdAt: expiresAt },
  });
  await db.insert(auditLog).values({
    ...{ staffId, name: TRICKY_TEXT, role: 'owner', via: 'counter', action: 'staff.invited', kind: 'staff' },
    ...{ label: TRICKY_TEXT, before: { name: null }, after: { name: 'سارة', list: [1, 'two'] } },
  });
  const noteId = newId();
  await db.insert(orderNotes).values({ id: noteId, at: expiresAt, orderId, staffId, text: TRICKY_TEXT });
  await db.insert(orderMentions).values({ id: newId(), noteId, staffId, at: expiresAt });
  await db.insert(customerNotes).values({ id: newId(), userId, text: TRICKY_TEXT, staffId });
  const blockId = newId();
  await db.insert(customerBlocks).values({ id: blockId, userId, kind: 'cash', reason: TRICKY_TEXT, staffId });
  await db.insert(blockedPhones).values({ phone: '01012345678', blockId });
  await db.insert(dataRequests).values({
    ...{ id: newId(), userId, kind: 'correction', askedOn: '2026-01-01', askedBy: 'person' },
    ...{ fields: ['phone'], staffId, doneAt: expiresAt },
  });
  const settlementId = newId();
  await db.insert(settlements).values({
    ...{ id: settlementId, settledBy: 'gateway', source: 'test', fileName: TRICKY_TEXT, fileHash: 'hash' },
    ...{ firstDay: '2026-01-01', staffId },
  });
  await db.insert(settlementLines).values({
    ...{ settlementId, line: 1, reference: TRICKY_TEXT, amountPiastres: -5, day: '2026-01-01' },
    ...{ result: 'differs', entryId: entered?.id, orderId },
  });
  await db.insert(rateLimits).values({ key: 'sign-in:1', points: 1, expire: 1 });
}

type BackUpOptions = Pick<BackupOptions, 'db'> & Partial<BackupOptions> & { file: string };

/** Backs a shop up into a file, as the command does; secret and pictures only if they are given. */
export function backUp({ db, file, tokenSecret, mediaDir }: BackUpOptions): Promise<SavedBackup> {
  return saveBackup(file, (sink) =>
    writeBackup({ db, spoolDir: dirname(file), tokenSecret, mediaDir }, sink),
  );
}
