import type { DeskAnswer } from '#api/desk/desk.ts';
import { DeskProblem } from '#api/desk/desk-call.ts';
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

const describe = (table: DeskAnswer<'listDelivery'>['data']) =>
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
  if (!/^\d{1,3}$/.test(digits)) throw new DeskProblem(`'${word}' is not a number of days, such as 2.`);
  return Number(digits);
}

export const deliveryCommand: Command = {
  usage: '[GOVERNORATE FROM TO]',
  help: 'List the days of delivery to each governorate, excluding Fridays; or set them for one, by code or name. Also while the shop runs.',
  options: {},
  isFileNeeded: false,
  argumentCount: [0, 3],
  run({ args: [governorate, from, to] }) {
    if (governorate === undefined)
      return withDesk(async ({ ask }) => {
        console.log(describe((await ask('listDelivery', {})).data));
        return true;
      });
    if (from === undefined || to === undefined)
      throw new DeskProblem('Give a governorate and both numbers of days, such as: delivery ALX 2 3');
    const change = { governorate, fromDays: readDays(from), toDays: readDays(to) };
    return withDesk(async ({ ask }) => {
      const { governorate: code, fromDays, toDays } = (await ask('setDelivery', change)).data;
      console.log(
        `Delivery to ${nameGovernorate(code, 'en')} (${code}) now takes ${fromDays} to ${toDays} days.`,
      );
      return true;
    });
  },
};
