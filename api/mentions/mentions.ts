/** Notes that mention members of staff. */
import { newId } from '#api/platform/database/columns.ts';
import { and, asc, count, desc, eq, inArray, isNull } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { orderNotes, orders } from '#api/schema/orders.ts';
import { orderMentions, staff } from '#api/schema/staff.ts';
import { type Colleague, MAX_LISTED_MENTIONS, type Mention } from '#contract/mentions/calls.ts';
import { hasPermission, ROLES } from '#contract/staff/permissions.ts';

const READER_ROLES = ROLES.filter((role) => hasPermission(role, 'orders.read'));
const isMentionable = () => and(isNull(staff.disabledAt), inArray(staff.role, READER_ROLES));

/** Everybody who can be mentioned in a note about an order. */
export const listColleagues = (db: Database): Promise<Colleague[]> =>
  db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(isMentionable())
    .orderBy(asc(staff.name), asc(staff.id));

/** Mentions members of staff in a note. If one of them can't be mentioned, mentions nobody and returns false. */
export async function addMentions(
  tx: Transaction,
  noteId: string,
  staffIds: string[],
  at: Date,
): Promise<boolean> {
  const wanted = [...new Set(staffIds)];
  if (wanted.length === 0) return true;
  const found = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(inArray(staff.id, wanted), isMentionable()));
  if (found.length < wanted.length) return false;
  await tx
    .insert(orderMentions)
    .values(wanted.map((staffId) => ({ id: newId(at.getTime()), noteId, staffId, at })));
  return true;
}

/** The newest mentions of a person, and how many they have not read. */
export async function readMentionsOf(
  db: Database,
  staffId: string,
): Promise<{ unread: number; data: Mention[] }> {
  const [counted] = await db
    .select({ unread: count() })
    .from(orderMentions)
    .where(and(eq(orderMentions.staffId, staffId), isNull(orderMentions.readAt)));
  const rows = await db
    .select({ mention: orderMentions, note: orderNotes, orderNumber: orders.orderNumber, person: staff.name })
    .from(orderMentions)
    .innerJoin(orderNotes, eq(orderNotes.id, orderMentions.noteId))
    .innerJoin(orders, eq(orders.id, orderNotes.orderId))
    .leftJoin(staff, eq(staff.id, orderNotes.staffId))
    .where(eq(orderMentions.staffId, staffId))
    .orderBy(desc(orderMentions.id))
    .limit(MAX_LISTED_MENTIONS);
  const data = rows.map(({ mention, note, orderNumber, person }) => ({
    id: mention.id,
    orderNumber,
    noteId: note.id,
    text: note.text,
    person,
    at: mention.at.toISOString(),
    isRead: mention.readAt !== null,
  }));
  return { unread: counted?.unread ?? 0, data };
}

/** Marks mentions of a person as read; ids of other people's mentions do nothing. */
export async function markMentionsRead(
  db: Database,
  staffId: string,
  ids: string[],
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(orderMentions)
    .set({ readAt: at })
    .where(
      and(inArray(orderMentions.id, ids), eq(orderMentions.staffId, staffId), isNull(orderMentions.readAt)),
    );
}
