import type { parseArgs } from 'node:util';

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

/** A command of `npm run shop`. It prints what it did, and throws what went wrong. */
export interface Command {
  /** Its arguments as shown in the help, such as `FILE [--stock]`. */
  usage: string;
  help: string;
  options: Options;
  isFileNeeded: boolean;
  /** How many words it takes instead of a file. */
  wordCount?: number;
  /** Answers false when it ran but found something wrong. */
  run(given: Given): Promise<boolean | undefined>;
}

export interface Given {
  /** The path that was given; empty for a command without. */
  file: string;
  words: string[];
  isSet(option: string): boolean;
}
