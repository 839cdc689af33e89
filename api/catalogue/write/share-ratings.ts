import { sql } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';

/**
 * Gives all products of each touched family the ratings of the one with the most ratings. A family shares its ratings,
 * so that a new size has them, too.
 */
export async function shareRatings(tx: Transaction): Promise<void> {
  const differing = sql`(
    with shared as (
      select distinct on (family_id) family_id, ratings_sum, ratings_quantity, ratings_average from products
      where family_id in (select family_id from products join touched_products using (id) where family_id is not null)
      order by family_id, ratings_quantity desc, id)
    select products.id, shared.* from products join shared using (family_id)
    where (products.ratings_sum, products.ratings_quantity, products.ratings_average)
      <> (shared.ratings_sum, shared.ratings_quantity, shared.ratings_average))`;
  // Locks the products in the order of their ids, as sales do, to avoid deadlocks.
  await tx.execute(sql`insert into touched_products
    select p.id, false, false, shelf_facts_of(row(p.*)::products) from (select * from products
      where id in (select id from ${differing} differing) order by id for no key update) p
    on conflict do nothing`);
  await tx.execute(sql`update products set ratings_sum = differing.ratings_sum,
      ratings_quantity = differing.ratings_quantity, ratings_average = differing.ratings_average, updated_at = now()
    from ${differing} differing where products.id = differing.id`);
}
