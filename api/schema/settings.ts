import { updatedAt } from '#api/platform/database/columns.ts';
import { pgCore as pg } from '#api/platform/database/drizzle.ts';
import type { SettingGroup } from '#contract/settings/groups.ts';

/** Settings that the staff changed, a row for each group. */
export const shopSettings = pg.pgTable('shop_settings', {
  name: pg.text('name').$type<SettingGroup>().primaryKey(),
  /** The fields that differ from their defaults. */
  values: pg.jsonb('values').$type<Record<string, unknown>>().notNull(),
  /** Grows with each change. */
  version: pg.integer('version').notNull(),
  updatedAt: updatedAt(),
});
