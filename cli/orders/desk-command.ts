/** Helpers that the commands of the order desk share. */
import { DeskProblem } from '#api/desk/desk-call.ts';
import type { CommandInput } from '../command.ts';
import { parseNumber } from '../parse-arguments.ts';
import { type Desk, withDesk } from './with-desk.ts';

export const DEFAULT_LIMIT = 50;

export const TEXT_OPTION = { type: 'string' } as const;
export const FLAG_OPTION = { type: 'boolean' } as const;

export function readLimit({ getText }: CommandInput): number {
  const word = getText('limit') ?? String(DEFAULT_LIMIT);
  const limit = parseNumber(word);
  if (limit === undefined) throw new DeskProblem(`--limit ${word} is not a number.`);
  return limit;
}

export const print = <Answer>(
  { isSet }: CommandInput,
  answer: Answer,
  describe: (answer: Answer) => string,
) => console.log(isSet('json') ? JSON.stringify(answer, null, 2) : describe(answer));

/** Changes an order or a return and prints the result. */
export async function runChange<Answer>(
  ask: (desk: Desk) => Promise<Answer>,
  describe: (answer: Answer) => string,
): Promise<boolean> {
  await withDesk(async (desk) => {
    console.log(describe(await ask(desk)));
    warnIfClosed(desk);
  });
  return true;
}

export function warnIfClosed({ isShopClosed }: Desk): void {
  if (isShopClosed) console.log('The shop is not running: emails and refunds wait until it is started.');
}
