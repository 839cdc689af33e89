import { getTableName, pgCore } from '#api/db/drizzle.ts';
import {
  addresses,
  brands,
  cartLines,
  carts,
  categories,
  orderLines,
  orders,
  paymentEvents,
  paymentSessions,
  pictures,
  products,
  resetCodes,
  reviews,
  subcategories,
  users,
  wishes,
} from '#api/db/schema.ts';

const inOrderOfDependence = [
  pictures,
  categories,
  subcategories,
  brands,
  products,
  users,
  resetCodes,
  addresses,
  carts,
  cartLines,
  wishes,
  reviews,
  orders,
  orderLines,
  paymentSessions,
  paymentEvents,
];

/** What a backup holds, each table after those it refers to; how often somebody tried a password is forgotten. */
export const BACKED_UP = inOrderOfDependence.map((table) => ({
  name: getTableName(table),
  columns: pgCore.getTableConfig(table).columns.map((column) => column.name),
}));
