import { type DeskAnswer, DeskProblem } from '#api/orders/desk/desk.ts';
import { nameGovernorate } from '#contract/governorates.ts';
import { toLatinDigits } from '#contract/rules.ts';
import type { Command } from './command.ts';
import { withDesk } from './orders/with-desk.ts';
import { formatTable } from './table.ts';

const COLUMNS = [
  { title: 'code' },
  { title: 'governorate' },
  { title: 'from', isRight: true },
  { title: 'to', isRight: true },
];

const describe = (table: DeskAnswer<'delivery'>) =>
  formatTable(
    COLUMNS,
    table.map(({ governorate, fromDays, toDays }) => [
      governorate,
      nameGovernorate(governorate, 'en'),
      String(fromDays),
      String(toDays),
    ]),
  );

function readDays(word: string): number {
  const digits = toLatinDigits(word);
  if (!/^\d{1,3}$/.test(digits)) throw new DeskProblem(`'${word}' is no number of days, such as 2.`);
  return Number(digits);
}

export const deliveryCommand: Command = {
  usage: '[GOVERNORATE FROM TO]',
  help: 'List how many days parcels take to each governorate, Fridays left out; or say it for one, named by code or name. Also while the shop runs.',
  options: {},
  isFileNeeded: false,
  wordCount: [0, 3],
  run({ words }) {
    const [governorate, from, to] = words;
    if (governorate === undefined)
      return withDesk(async ({ ask }) => {
        console.log(describe(await ask('delivery', {})));
        return true;
      });
    if (from === undefined || to === undefined)
      throw new DeskProblem('Say the governorate and both ends, such as: delivery ALX 2 3');
    const change = { governorate, fromDays: readDays(from), toDays: readDays(to) };
    return withDesk(async ({ ask }) => {
      const { governorate: code, fromDays, toDays } = await ask('set-delivery', change);
      console.log(
        `To ${nameGovernorate(code, 'en')} (${code}) parcels take ${fromDays} to ${toDays} days now.`,
      );
      return true;
    });
  },
};
