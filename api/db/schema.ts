/** The database, in the Postgres dialect. Money is integer piastres; ids are 24 hex digits. */
import type { SQL } from 'drizzle-orm';
import { OFFER_MAX_RATING, OFFER_PERCENT } from '#contract/constants.ts';
import { pgCore as pg, sql } from './drizzle.ts';

const id = () => pg.text('id');
const reference = (name: string) => pg.text(name);
const piastres = (name: string) => pg.bigint(name, { mode: 'number' });
const moment = (name: string) => pg.timestamp(name, { withTimezone: true, precision: 3 });
const createdAt = () => moment('created_at').notNull().defaultNow();
const updatedAt = () => moment('updated_at').notNull().defaultNow();

/** Counts catalogue changes; a sequence, so that sales do not queue for one row. */
export const catalogVersion = pg.pgSequence('catalog_version');

/** An imported picture: its derived files are named by the key (see api/pictures). */
export const pictures = pg.pgTable('pictures', {
  key: pg.text('key').primaryKey(),
  /** Where it stood beside the catalogue file, so that an export can name it again. */
  source: pg.text('source').notNull(),
  width: pg.integer('width').notNull(),
  height: pg.integer('height').notNull(),
  placeholder: pg.text('placeholder').notNull(),
});

export const categories = pg.pgTable('categories', {
  id: id().primaryKey(),
  slug: pg.text('slug').notNull(),
  nameEn: pg.text('name_en').notNull(),
  nameAr: pg.text('name_ar').notNull(),
  picture: pg.text('picture').notNull(),
  position: pg.integer('position').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const subcategories = pg.pgTable('subcategories', {
  id: id().primaryKey(),
  slug: pg.text('slug').notNull(),
  nameEn: pg.text('name_en').notNull(),
  nameAr: pg.text('name_ar').notNull(),
  categoryId: reference('category_id')
    .notNull()
    .references(() => categories.id),
  position: pg.integer('position').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const brands = pg.pgTable('brands', {
  id: id().primaryKey(),
  slug: pg.text('slug').notNull(),
  nameEn: pg.text('name_en').notNull(),
  nameAr: pg.text('name_ar').notNull(),
  picture: pg.text('picture').notNull(),
  position: pg.integer('position').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** What a product is sold for, as `sellingPricePiastres` reckons it: in whole piastres, halves upwards. An index of
 *  products gives its order, so there is one spelling of it. */
export const sellingPiastres: SQL = sql.raw(
  `(case when ratings_average <= ${OFFER_MAX_RATING} then (price_piastres * ${100 - OFFER_PERCENT} + 50) / 100 else price_piastres end)`,
);

export const products = pg.pgTable(
  'products',
  {
    id: id().primaryKey(),
    slug: pg.text('slug').notNull(),
    titleEn: pg.text('title_en').notNull(),
    titleAr: pg.text('title_ar').notNull(),
    descriptionEn: pg.text('description_en').notNull(),
    descriptionAr: pg.text('description_ar').notNull(),
    /** Titles and descriptions folded for search (api/domain/fold.ts). */
    searchText: pg.text('search_text').notNull(),
    pricePiastres: piastres('price_piastres').notNull(),
    quantity: pg.integer('quantity').notNull(),
    sold: pg.integer('sold').notNull().default(0),
    /** Kept beside the rounded average, so that a new review moves it exactly. */
    ratingsSum: pg.numeric('ratings_sum', { precision: 14, scale: 1, mode: 'number' }).notNull(),
    ratingsQuantity: pg.integer('ratings_quantity').notNull(),
    ratingsAverage: pg.numeric('ratings_average', { precision: 2, scale: 1, mode: 'number' }).notNull(),
    categoryId: reference('category_id')
      .notNull()
      .references(() => categories.id),
    brandId: reference('brand_id').references(() => brands.id),
    subcategoryIds: pg.text('subcategory_ids').array().notNull(),
    cover: pg.text('cover').notNull(),
    pictures: pg.text('pictures').array().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    pg.check('products_quantity_not_negative', sql`${table.quantity} >= 0`),
    pg.index('products_newest').on(table.createdAt.desc(), table.id),
    pg.index('products_price').on(table.pricePiastres, table.id),
    pg.index('products_selling_price').on(sellingPiastres, table.id),
    pg.index('products_sold').on(table.sold, table.id),
    pg.index('products_rating').on(table.ratingsAverage, table.id),
    pg.index('products_category').on(table.categoryId, table.createdAt.desc(), table.id),
    pg.index('products_brand').on(table.brandId, table.createdAt.desc(), table.id),
    pg.index('products_subcategories').using('gin', table.subcategoryIds),
  ],
);

export const users = pg.pgTable('users', {
  id: id().primaryKey(),
  name: pg.text('name').notNull(),
  /** Lower-case. */
  email: pg.text('email').notNull().unique(),
  phone: pg.text('phone').notNull(),
  passwordHash: pg.text('password_hash').notNull(),
  /** In whole seconds, as tokens count: a token issued before it is dead. */
  passwordChangedAt: pg.bigint('password_changed_at', { mode: 'number' }).notNull().default(0),
  role: pg.text('role').notNull().default('user'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

const owner = () =>
  reference('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const resetCodes = pg.pgTable(
  'reset_codes',
  {
    userId: owner().primaryKey(),
    codeHash: pg.text('code_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    wrongTries: pg.integer('wrong_tries').notNull().default(0),
    /** The client that asked for the code: its wrong tries count against it. */
    requestedBy: pg.text('requested_by').notNull(),
    /** The client that proved the code: only it may set the new password. */
    verifiedBy: pg.text('verified_by'),
  },
  (table) => [
    pg.index('reset_codes_hash').on(table.codeHash),
    pg.index('reset_codes_client').on(table.requestedBy),
  ],
);

export const addresses = pg.pgTable(
  'addresses',
  {
    id: id().primaryKey(),
    userId: owner(),
    name: pg.text('name').notNull(),
    details: pg.text('details').notNull(),
    phone: pg.text('phone').notNull(),
    city: pg.text('city').notNull(),
    position: pg.bigserial('position', { mode: 'number' }).notNull(),
  },
  (table) => [pg.index('addresses_owner').on(table.userId, table.position)],
);

export const carts = pg.pgTable('carts', {
  id: id().primaryKey(),
  userId: owner().unique(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const cartLines = pg.pgTable(
  'cart_lines',
  {
    id: id().primaryKey(),
    cartId: reference('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: reference('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    count: pg.integer('count').notNull(),
    position: pg.bigserial('position', { mode: 'number' }).notNull(),
  },
  (table) => [
    pg.unique('cart_lines_once').on(table.cartId, table.productId),
    pg.check('cart_lines_count', sql`${table.count} between 1 and 999`),
  ],
);

export const wishes = pg.pgTable(
  'wishes',
  {
    userId: owner(),
    productId: reference('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: pg.bigserial('position', { mode: 'number' }).notNull(),
  },
  (table) => [pg.primaryKey({ columns: [table.userId, table.productId] })],
);

export const reviews = pg.pgTable(
  'reviews',
  {
    id: id().primaryKey(),
    productId: reference('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userId: owner(),
    review: pg.text('review').notNull(),
    rating: pg.numeric('rating', { precision: 2, scale: 1, mode: 'number' }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    pg.unique('reviews_once').on(table.productId, table.userId),
    pg.index('reviews_writer').on(table.userId),
    pg.index('reviews_newest').on(table.createdAt.desc(), table.id),
  ],
);

/** placed: cash, to be paid at the door. replaced: an unpaid card order that a newer checkout of the same cart took over. */
export const orderStatus = pg.pgEnum('order_status', [
  'placed',
  'pending',
  'paid',
  'failed',
  'cancelled',
  'replaced',
  'refund_due',
]);
export const paymentMethod = pg.pgEnum('payment_method', ['cash', 'card']);

export const orders = pg.pgTable(
  'orders',
  {
    id: id().primaryKey(),
    number: pg.bigserial('number', { mode: 'number' }).notNull().unique(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id),
    /** The cart it was made from; that cart may be gone by now. */
    cartId: reference('cart_id').notNull(),
    paymentMethod: paymentMethod('payment_method').notNull(),
    status: orderStatus('status').notNull(),
    itemsPiastres: piastres('items_piastres').notNull(),
    shippingPiastres: piastres('shipping_piastres').notNull(),
    taxPiastres: piastres('tax_piastres').notNull(),
    totalPiastres: piastres('total_piastres').notNull(),
    details: pg.text('details').notNull(),
    phone: pg.text('phone').notNull(),
    city: pg.text('city').notNull(),
    postalCode: pg.text('postal_code'),
    paidAt: moment('paid_at'),
    deliveredAt: moment('delivered_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    pg.index('orders_owner').on(table.userId, table.number.desc()),
    pg.index('orders_cart').on(table.cartId),
    pg.index('orders_pending').on(table.createdAt).where(sql`${table.status} = 'pending'`),
  ],
);

export const orderLines = pg.pgTable(
  'order_lines',
  {
    id: id().primaryKey(),
    orderId: reference('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** No foreign key: an order outlives the product. */
    productId: reference('product_id').notNull(),
    titleEn: pg.text('title_en').notNull(),
    titleAr: pg.text('title_ar').notNull(),
    cover: pg.text('cover').notNull(),
    count: pg.integer('count').notNull(),
    pricePiastres: piastres('price_piastres').notNull(),
    position: pg.integer('position').notNull(),
  },
  (table) => [pg.index('order_lines_order').on(table.orderId, table.position)],
);

/** A card payment under way at a gateway. The id is a secret: whoever has it can see and pay the order. */
export const paymentSessions = pg.pgTable(
  'payment_sessions',
  {
    id: pg.text('id').primaryKey(),
    orderId: reference('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    gateway: pg.text('gateway').notNull(),
    url: pg.text('url').notNull(),
    successUrl: pg.text('success_url').notNull(),
    cancelUrl: pg.text('cancel_url').notNull(),
    /** What the built-in card page shows next: '', 'declined', 'challenge' or 'sold-out'. */
    step: pg.text('step').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [pg.index('payment_sessions_order').on(table.orderId)],
);

/** Notifications already acted upon, so that a replay changes nothing. */
export const paymentEvents = pg.pgTable(
  'payment_events',
  { gateway: pg.text('gateway').notNull(), eventId: pg.text('event_id').notNull(), createdAt: createdAt() },
  (table) => [pg.primaryKey({ columns: [table.gateway, table.eventId] })],
);

/** Shared by several servers; the shape rate-limiter-flexible expects. */
export const rateLimits = pg.pgTable('rate_limits', {
  key: pg.varchar('key', { length: 255 }).primaryKey(),
  points: pg.integer('points').notNull().default(0),
  expire: pg.bigint('expire', { mode: 'number' }),
});
