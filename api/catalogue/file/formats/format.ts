import type { Readable } from 'node:stream';
import type { FieldProblem } from '#api/catalogue/file/check-row.ts';
import type { Kind, RowOf } from '#api/catalogue/file/schema.ts';

/** Kinds that products refer to by id, in CSV also by slug. */
export type GroupKind = 'categories' | 'subcategories' | 'brands';

/**
 * The row number of problems that concern a whole list, for example that it is missing. A file with such a problem is
 * never imported in part.
 */
export const WHOLE_LIST = -1;

/** A row as read from the file, not checked yet. */
export interface FileRow {
  kind: Kind;
  /** The number of the line or of the spreadsheet's row; in JSON, the index in the list of this kind. */
  number: number;
  input?: unknown;
  /** Why the row can't be read. */
  unreadable?: FieldProblem;
  /** Messages by field that replace those of the check. */
  messages?: ReadonlyMap<string, string>;
}

/** Finds the id of a group by its slug; undefined if no group has it, or several have. */
export type FindGroup = (kind: GroupKind, slug: string) => string | undefined;

export interface ReadContext {
  file: string;
  readGroups(): Promise<FindGroup>;
}

/** Reads all rows of a kind from the shop, in the form of catalogue files and in batches. */
export type ReadKind = <K extends Kind>(kind: K) => AsyncIterable<RowOf<K>[]>;

export interface CatalogueFormat {
  name: string;
  read(source: Readable, context: ReadContext): AsyncGenerator<FileRow>;
  /** Yields the text of a file in chunks. */
  compose(readKind: ReadKind): AsyncGenerator<string>;
  /** Names a row for messages. */
  placeOf(kind: Kind, number: number): string;
  /** Names a field for messages. */
  fieldOf(field: string): string;
}

/** Thrown if a file can't be parsed. */
export class NotReadable extends Error {}
