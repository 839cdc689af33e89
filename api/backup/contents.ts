import { getTableName, pgCore } from '#api/platform/database/drizzle.ts';
import { pictures } from '#api/platform/pictures/tables.ts';
import { addresses, emailChanges, emailUndos, endedTokens, resetCodes, users } from '#api/schema/account.ts';
import { settlementLines, settlements } from '#api/schema/bookkeeping.ts';
import { cartLines, carts, savedLines } from '#api/schema/cart.ts';
import { brands, categories, options, optionValues, products, subcategories } from '#api/schema/catalogue.ts';
import { blockedPhones, customerBlocks, customerNotes, dataRequests } from '#api/schema/customers.ts';
import { deliveryDays } from '#api/schema/delivery.ts';
import { discounts } from '#api/schema/discounts.ts';
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
import { pictureUploads } from '#api/schema/pictures.ts';
import { productBatches, productChanges, scheduledChanges } from '#api/schema/product-changes.ts';
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
import { stockSteps } from '#api/schema/stock.ts';
import { stockAlerts } from '#api/schema/stock-alerts.ts';
import { wishes } from '#api/schema/wish-list.ts';

const tablesByDependency = [
  pictures,
  pictureUploads,
  categories,
  subcategories,
  brands,
  options,
  optionValues,
  products,
  stockSteps,
  productBatches,
  productChanges,
  scheduledChanges,
  synonyms,
  deliveryDays,
  shopSettings,
  discounts,
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
  reviewReports,
  questions,
  orders,
  orderLines,
  orderEvents,
  orderNotes,
  orderKeys,
  returns,
  returnLines,
  returnEvents,
  paymentSessions,
  gatewayTransactions,
  ledgerEntries,
  refunds,
  testCardPayments,
  emails,
  staff,
  staffInvitations,
  staffPasskeys,
  staffRecoveryCodes,
  staffKeys,
  orderMentions,
  settlements,
  settlementLines,
  customerNotes,
  customerBlocks,
  blockedPhones,
  dataRequests,
  auditLog,
];

/**
 * The tables of a backup, each after those it references. A backup leaves out jobs, rate limits, records for cache
 * invalidation, derived data (search documents, words, counts), and the sessions of the staff, who sign in again.
 */
export const BACKED_UP_TABLES = tablesByDependency.map((table) => ({
  name: getTableName(table),
  columns: pgCore.getTableConfig(table).columns.map((column) => column.name),
}));

/** Tables that migrations fill, so that they are not empty in a new database. A restore replaces their rows. */
export const NEVER_EMPTY_TABLES: readonly string[] = [getTableName(synonyms), getTableName(deliveryDays)];
