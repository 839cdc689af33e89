import { addresses, emailChanges, emailUndos, endedTokens, resetCodes, users } from '#api/account/tables.ts';
import { cartLines, carts, savedLines } from '#api/cart/tables.ts';
import { synonyms } from '#api/catalogue/search/tables.ts';
import { brands, categories, options, optionValues, products, subcategories } from '#api/catalogue/tables.ts';
import { deliveryDays } from '#api/delivery/tables.ts';
import { letters } from '#api/letters/tables.ts';
import { orderEvents, orderKeys, orderLines, orders } from '#api/orders/tables.ts';
import { gatewayTransactions, ledgerEntries, paymentSessions, refunds } from '#api/payments/tables.ts';
import { testCardPayments } from '#api/payments/test-card/tables.ts';
import { getTableName, pgCore } from '#api/platform/database/drizzle.ts';
import { pictures } from '#api/platform/pictures/tables.ts';
import { reviews } from '#api/reviews/tables.ts';
import { stockAlerts } from '#api/stock-alerts/tables.ts';
import { wishes } from '#api/wish-list/tables.ts';

const inOrderOfDependence = [
  pictures,
  categories,
  subcategories,
  brands,
  options,
  optionValues,
  products,
  synonyms,
  deliveryDays,
  users,
  endedTokens,
  emailChanges,
  emailUndos,
  resetCodes,
  addresses,
  carts,
  cartLines,
  savedLines,
  wishes,
  stockAlerts,
  reviews,
  orders,
  orderLines,
  orderEvents,
  orderKeys,
  paymentSessions,
  gatewayTransactions,
  ledgerEntries,
  refunds,
  testCardPayments,
  letters,
];

/**
 * What a backup holds, each table after those it refers to. Left out are rate limits, changes that servers tell each
 * other, and what is made from the catalogue: documents, words and counts.
 */
export const BACKED_UP = inOrderOfDependence.map((table) => ({
  name: getTableName(table),
  columns: pgCore.getTableConfig(table).columns.map((column) => column.name),
}));

/** Tables that a new database is not without: a restore replaces what is in them. */
export const FILLED_FROM_START: readonly string[] = [getTableName(synonyms), getTableName(deliveryDays)];
