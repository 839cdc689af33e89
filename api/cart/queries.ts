/** The SQL of the cart. Every change first updates the cart's row, which serializes changes and orders of a cart. */
import type { SQLChunk } from 'drizzle-orm';
import { newId } from '#api/platform/database/columns.ts';
import { and, asc, eq, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { type ApiRefusal, refuseField } from '#api/platform/http/refusal.ts';
import { cartLines, carts } from '#api/schema/cart.ts';
import { products } from '#api/schema/catalogue.ts';
import { MAX_CART_LINES, MAX_LINE_COUNT } from '#contract/constants.ts';

const lineColumns = { id: cartLines.id, count: cartLines.count };
const pricedColumns = {
  id: products.id,
  pricePiastres: products.pricePiastres,
  offerPiastres: products.offerPiastres,
  categoryId: products.categoryId,
};
/** Pieces that a shopper's own unpaid orders hold: this shopper still sees them as in stock. */
const selectHeldPieces = (userId: SQLChunk) => sql<number>`coalesce((
    select sum(order_lines.count) from orders join order_lines on order_lines.order_id = orders.id
    where orders.user_id = ${userId} and orders.stock = 'held' and order_lines.product_id = products.id), 0)::int`;

/** The pieces that a shopper can order: those in stock and those that the shopper holds; 0 if the product is not listed. */
export const selectStockFor = (userId: SQLChunk) =>
  sql<number>`case when products.is_listed then products.quantity + ${selectHeldPieces(userId)} else 0 end`.mapWith(
    Number,
  );

/** The product columns of a line; `quantity` includes pieces that the shopper's own orders hold. */
export const listProductColumns = (userId: SQLChunk) => ({
  ...pricedColumns,
  titleEn: products.titleEn,
  titleAr: products.titleAr,
  slug: products.slug,
  quantity: selectStockFor(userId),
  cover: products.cover,
  brandId: products.brandId,
  subcategoryIds: products.subcategoryIds,
  ratingsAverage: products.ratingsAverage,
  ratingsQuantity: products.ratingsQuantity,
  sold: products.sold,
  optionValues: products.optionValues,
});
const productColumns = listProductColumns(carts.userId);

export type ProductColumns = Pick<typeof products.$inferSelect, keyof typeof productColumns>;
/** The product columns that a line's price needs. */
export type PricedProduct = Pick<typeof products.$inferSelect, keyof typeof pricedColumns>;

/** A cart line with its product as it is now. */
export interface CartLineRow<Product = ProductColumns> {
  id: string;
  count: number;
  product: Product;
}
export interface CartWithLines<Product = ProductColumns> {
  id: string;
  userId: string;
  couponCode: string | null;
  createdAt: Date;
  updatedAt: Date;
  lines: CartLineRow<Product>[];
}

/** A shopper's cart with its lines, locked until the transaction ends. */
export async function readCartForOrder(
  tx: Transaction,
  userId: string,
  cartId: string,
): Promise<CartWithLines | undefined> {
  const [cart] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.id, cartId), eq(carts.userId, userId)))
    .for('update');
  if (!cart) return undefined;
  // A second statement sees what was committed while the first one waited for the lock.
  const lines = await tx
    .select({ ...lineColumns, product: productColumns })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .innerJoin(products, eq(products.id, cartLines.productId))
    .where(eq(cartLines.cartId, cart.id))
    .orderBy(asc(cartLines.position));
  return { ...cart, lines };
}

/** The cart's prepared statements. Each contains the shopper's id, so that nobody reaches another cart. */
export function prepareCartQueries(db: Database) {
  const userId = sql.placeholder('userId');
  const productId = sql.placeholder('productId');
  const count = sql.placeholder('count');

  const readRows = db
    .select({ cart: carts, line: lineColumns, product: productColumns })
    .from(carts)
    .leftJoin(cartLines, eq(cartLines.cartId, carts.id))
    .leftJoin(products, eq(products.id, cartLines.productId))
    .where(eq(carts.userId, userId))
    .orderBy(asc(cartLines.position))
    .prepare('read_cart');
  // Reads all lines as one row: with 21 lines, this is twice as fast as a row for each line.
  const pricedLines = sql<PricedLine[]>`coalesce((
    select json_agg(json_build_array(cart_lines.id, cart_lines.count, products.id, price_piastres, offer_piastres, category_id) order by position)
    from cart_lines join products on products.id = cart_lines.product_id where cart_lines.cart_id = carts.id), '[]')`;
  const readPricedCart = db
    .select({ cart: carts, lines: pricedLines })
    .from(carts)
    .where(eq(carts.userId, userId))
    .prepare('read_priced_cart');

  // `on conflict` sees rows that were committed while it waited, so parallel adds all count.
  const ownCart = db.$with('own_cart', { id: carts.id }).as(sql`
    insert into carts (id, user_id)
    select ${sql.placeholder('cartId')}, ${userId}
    from products where id = ${productId} and ${selectStockFor(userId)} > 0
    on conflict (user_id) do update set updated_at = now()
    returning id`);
  const addedLine = db.$with('added_line', lineColumns).as(sql`
    insert into cart_lines as line (id, cart_id, product_id, count)
    select ${sql.placeholder('lineId')}, own_cart.id, ${productId}, 1 from own_cart
    where (select count(*) from cart_lines where cart_id = own_cart.id) < ${sql.raw(String(MAX_CART_LINES))}
      or exists (select from cart_lines where cart_id = own_cart.id and product_id = ${productId})
    on conflict (cart_id, product_id) do update set count = line.count + 1
    where line.count < least(${sql.raw(String(MAX_LINE_COUNT))},
      (select ${selectStockFor(userId)} from products where products.id = line.product_id))
    returning line.id, line.count`);
  const addPiece = db
    .with(ownCart, addedLine)
    .select({ id: addedLine.id, count: addedLine.count })
    .from(addedLine)
    .prepare('add_to_cart');

  const touchedLine = (name: string, condition = sql`true`) =>
    db.$with(name, { id: cartLines.id }).as(sql`
      update carts set updated_at = now()
      from cart_lines join products on products.id = cart_lines.product_id
      where carts.user_id = ${userId} and cart_lines.cart_id = carts.id
        and cart_lines.product_id = ${productId} and ${condition}
      returning cart_lines.id`);
  const lineToSet = touchedLine('line_to_set', sql`${selectStockFor(userId)} >= ${count}`);
  const setCount = db
    .with(lineToSet)
    .update(cartLines)
    .set({ count: sql`${count}` })
    .where(sql`${cartLines.id} in (select id from line_to_set)`)
    .returning({ id: cartLines.id })
    .prepare('set_cart_count');
  const lineToRemove = touchedLine('line_to_remove');
  const removeLine = db
    .with(lineToRemove)
    .delete(cartLines)
    .where(sql`${cartLines.id} in (select id from line_to_remove)`)
    .prepare('remove_cart_line');

  const clear = db.delete(carts).where(eq(carts.userId, userId)).prepare('clear_cart');
  const readStock = db
    .select({ quantity: selectStockFor(userId) })
    .from(products)
    .where(eq(products.id, productId))
    .prepare('read_stock');

  return {
    /** Reads the shopper's cart, with its lines by position. */
    read: async (userId: string) => gatherCart(await readRows.execute({ userId })),
    /** Reads the cart with prices only, which the answer to an added product needs. */
    async readPriced(userId: string): Promise<CartWithLines<PricedProduct> | undefined> {
      const [found] = await readPricedCart.execute({ userId });
      return found && { ...found.cart, lines: found.lines.map(toPricedLine) };
    },
    /**
     * Adds a piece, in a new cart if necessary, and returns the line. Undefined if the product does not exist, if the
     * line has all that the stock or the limit allows, or if the cart is full.
     */
    async addPiece(userId: string, productId: string): Promise<{ id: string; count: number } | undefined> {
      const [line] = await addPiece.execute({ cartId: newId(), lineId: newId(), userId, productId });
      return line;
    },
    /** Sets a line's count; false if the product is not in the cart, or its stock is lower. */
    async setCount(userId: string, productId: string, count: number): Promise<boolean> {
      const changed = await setCount.execute({ userId, productId, count });
      return changed.length > 0;
    },
    async removeLine(userId: string, productId: string): Promise<void> {
      await removeLine.execute({ userId, productId });
    },
    async clear(userId: string): Promise<void> {
      await clear.execute({ userId });
    },
    /** A product's stock for this shopper; undefined if there is no such product. */
    async readStock(userId: string, productId: string): Promise<number | undefined> {
      const [product] = await readStock.execute({ userId, productId });
      return product?.quantity;
    },
  };
}

type PricedLine = [
  id: string,
  count: number,
  productId: string,
  pricePiastres: number,
  offerPiastres: number | null,
  categoryId: string,
];

const toPricedLine = ([id, count, productId, pricePiastres, offerPiastres, categoryId]: PricedLine) => ({
  id,
  count,
  product: { id: productId, pricePiastres, offerPiastres, categoryId },
});

type JoinedRow = {
  cart: Omit<CartWithLines, 'lines'>;
  line: Omit<CartLineRow, 'product'> | null;
  product: ProductColumns | null;
};

function gatherCart(rows: JoinedRow[]): CartWithLines | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const lines = rows.flatMap(({ line, product }) => (line && product ? [{ ...line, product }] : []));
  return { ...first.cart, lines };
}

/** The refusal for a line that exceeds the stock. */
export function refuseCount(stock: number, value?: number): ApiRefusal {
  const field = { param: 'count', value };
  if (stock === 0) return refuseField('out-of-stock', field);
  if (stock >= MAX_LINE_COUNT) return refuseField('too-many-pieces', { ...field, values: [MAX_LINE_COUNT] });
  return refuseField('pieces-left', { ...field, values: [stock] });
}
