import type { parseArgs } from 'node:util';

type ParseOptions = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

/** A command of `npm run shop`. It prints its result and throws errors. */
export interface Command {
  /** Its arguments as shown in the help, such as `FILE [--stock]`. */
  usage: string;
  help: string;
  options: ParseOptions;
  isFileNeeded: boolean;
  /** Number of arguments, for a command without a file: exact, or a range. */
  argumentCount?: number | readonly [min: number, max: number];
  /** Returns false if it ran but found a problem. */
  run(input: CommandInput): Promise<boolean | undefined>;
}

/** Commands with a common first word, such as `orders list`. */
export interface CommandGroup {
  help: string;
  commands: Record<string, Command>;
}

export interface CommandInput {
  /** The given path; empty for a command without a file. */
  file: string;
  args: string[];
  isSet(option: string): boolean;
  /** The value of an option, if it was given. */
  getText(option: string): string | undefined;
}
