/** Pictures that the staff uploaded; api/platform/pictures/tables.ts has all pictures. */
import { createdAt, moment, reference } from '#api/platform/database/columns.ts';
import { pgCore as pg } from '#api/platform/database/drizzle.ts';
import { pictures } from '#api/platform/pictures/tables.ts';

export const pictureUploads = pg.pgTable(
  'picture_uploads',
  {
    key: pg
      .text('key')
      .primaryKey()
      .references(() => pictures.key, { onDelete: 'cascade' }),
    /** A hash of the uploaded file and its crop, so that the same upload is encoded once. */
    hash: pg.text('hash').notNull().unique(),
    staffId: reference('staff_id').notNull(),
    createdAt: createdAt(),
    /** Since when nothing refers to the picture; null if something does. Updated every night. */
    unusedSince: moment('unused_since').defaultNow(),
    /** Whether its AVIF files are encoded; until then the WebP files are sent in their place. */
    hasAvif: pg.boolean('has_avif').notNull().default(false),
  },
  (table) => [pg.index('picture_uploads_unused').on(table.unusedSince)],
);
