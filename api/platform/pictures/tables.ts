import { pgCore as pg } from '#api/platform/database/drizzle.ts';

/** Imported pictures. Their derived files are named by the key (names.ts). */
export const pictures = pg.pgTable('pictures', {
  key: pg.text('key').primaryKey(),
  /** The path of the original, relative to the catalogue file; exports use it. */
  source: pg.text('source').notNull(),
  width: pg.integer('width').notNull(),
  height: pg.integer('height').notNull(),
  placeholder: pg.text('placeholder').notNull(),
});

export type PictureRow = typeof pictures.$inferSelect;
