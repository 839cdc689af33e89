import { addresses, emailChanges, endedTokens, resetCodes, users } from '#api/account/tables.ts';
import { cartLines, carts } from '#api/cart/tables.ts';
import { brands, categories, products, subcategories } from '#api/catalogue/tables.ts';
import { letters } from '#api/letters/tables.ts';
import { orderEvents, orderKeys, orderLines, orders } from '#api/orders/tables.ts';
import { ledgerEntries, paymentSessions, refunds } from '#api/payments/tables.ts';
import { testCardPayments } from '#api/payments/test-card/tables.ts';
import { getTableName, pgCore } from '#api/platform/database/drizzle.ts';
import { pictures } from '#api/platform/pictures/tables.ts';
import { reviews } from '#api/reviews/tables.ts';
import { wishes } from '#api/wish-list/tables.ts';

const inOrderOfDependence = [
  pictures,
  categories,
  subcategories,
  brands,
  products,
  users,
  endedTokens,
  emailChanges,
  resetCodes,
  addresses,
  carts,
  cartLines,
  wishes,
  reviews,
  orders,
  orderLines,
  orderEvents,
  orderKeys,
  paymentSessions,
  ledgerEntries,
  refunds,
  testCardPayments,
  letters,
];

/** What a backup holds, each table after those it refers to. Rate limits are left out. */
export const BACKED_UP = inOrderOfDependence.map((table) => ({
  name: getTableName(table),
  columns: pgCore.getTableConfig(table).columns.map((column) => column.name),
}));
