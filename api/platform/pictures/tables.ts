import { pgCore as pg } from '#api/platform/database/drizzle.ts';

/** An imported picture: its derived files are named by the key (see names.ts). */
export const pictures = pg.pgTable('pictures', {
  key: pg.text('key').primaryKey(),
  /** Where it stood beside the catalogue file, so that an export can name it again. */
  source: pg.text('source').notNull(),
  width: pg.integer('width').notNull(),
  height: pg.integer('height').notNull(),
  placeholder: pg.text('placeholder').notNull(),
});

export type PictureRow = typeof pictures.$inferSelect;
