import type { Readable } from 'node:stream';
import type { FieldProblem } from '#api/catalogue/file/check-row.ts';
import type { Kind, RowOf } from '#api/catalogue/file/schema.ts';

/** Kinds that products name by id; in CSV also by slug. */
export type GroupKind = 'categories' | 'subcategories' | 'brands';

/** The number of what is wrong with a whole list: such a file is never imported in part. */
export const WHOLE_LIST = -1;

/** A row as it is read: not checked yet, or what kept it from being read. */
export interface FileRow {
  kind: Kind;
  /** Its place in the file, counted as its author does. */
  number: number;
  input?: unknown;
  unreadable?: FieldProblem;
  /** What is said of a field in place of what the check says. */
  messages?: ReadonlyMap<string, string>;
}

/** Finds the id of a group by its slug; undefined where none has it, or several. */
export type FindGroup = (kind: GroupKind, slug: string) => string | undefined;

export interface ReadContext {
  file: string;
  readGroups(): Promise<FindGroup>;
}

/** Reads all rows of a kind as files have them, some at a time. */
export type ReadKind = <K extends Kind>(kind: K) => AsyncIterable<RowOf<K>[]>;

/** A way to write a catalogue into a file. */
export interface CatalogueFormat {
  name: string;
  read(source: Readable, context: ReadContext): AsyncGenerator<FileRow>;
  /** What a file consists of. */
  compose(readKind: ReadKind): AsyncGenerator<string>;
  /** A row as its author finds it. */
  placeOf(kind: Kind, number: number): string;
  /** A field as its author wrote it. */
  fieldOf(field: string): string;
}

/** Thrown for a file that can't be read to its end. */
export class NotReadable extends Error {}
