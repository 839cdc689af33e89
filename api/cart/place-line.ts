import { eq, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { carts } from '#api/schema/cart.ts';

/** Moves a line of a shopper's cart up to an index. A line that is at this index or above stays. */
export function placeLine(db: Database, userId: string, lineId: string, index: number): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.select({ id: carts.id }).from(carts).where(eq(carts.userId, userId)).for('update');
    // A second statement sees what was committed while the first one waited for the lock. The moved line gets the
    // position of the first line that it passes; each passed line gets the position of its successor.
    await tx.execute(sql`
      with passed as (
        select cart_lines.id, cart_lines.position
        from cart_lines join carts on carts.id = cart_lines.cart_id
        where carts.user_id = ${userId}
        order by cart_lines.position offset ${index}
      ), placed as (
        select id, coalesce(lead(position) over by_position, first_value(position) over by_position) as position
        from passed where position <= (select position from cart_lines where id = ${lineId})
        window by_position as (order by position)
      )
      update cart_lines set position = placed.position from placed where cart_lines.id = placed.id`);
  });
}
