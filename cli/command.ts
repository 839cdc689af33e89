import type { parseArgs } from 'node:util';

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

/** A command of `npm run shop`. It prints what it did, and throws what went wrong. */
export interface Command {
  /** Its arguments as shown in the help, such as `FILE [--stock]`. */
  usage: string;
  help: string;
  options: Options;
  isFileNeeded: boolean;
  /** How many words it takes instead of a file: so many, or from so many to so many. */
  wordCount?: number | readonly [least: number, most: number];
  /** Answers false when it ran but found something wrong. */
  run(given: Given): Promise<boolean | undefined>;
}

/** Commands about one thing: the first word after the group's name is the command's. */
export interface CommandGroup {
  help: string;
  commands: Record<string, Command>;
}

export interface Given {
  /** The path that was given; empty for a command without. */
  file: string;
  words: string[];
  isSet(option: string): boolean;
  /** The value of an option that was given one. */
  textOf(option: string): string | undefined;
}
