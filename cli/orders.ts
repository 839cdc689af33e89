import { type DeskAnswer, DeskProblem, isForPeople } from '#api/orders/desk/desk.ts';
import type { Command, CommandGroup, Given } from './command.ts';
import { describeDone, describeList, describeWhole } from './orders/describe.ts';
import { saveCsv } from './orders/save-csv.ts';
import { type Desk, withDesk } from './orders/with-desk.ts';
import { parseEgp, parseNumber } from './parse-words.ts';

const LISTED = 50;
const MANY = 1000;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

function readNumber(word: string): number {
  const number = parseNumber(word);
  if (number === undefined) throw new DeskProblem(`'${word}' is no number of an order.`);
  return number;
}

function readAmount(word: string): number {
  const piastres = parseEgp(word);
  if (piastres === undefined) throw new DeskProblem(`'${word}' is no amount in EGP, such as 149 or 149.50.`);
  return piastres;
}

const print = <Answer>({ isSet }: Given, answer: Answer, describe: (answer: Answer) => string) =>
  console.log(isSet('json') ? JSON.stringify(answer, null, 2) : describe(answer));

function sayWhoActs({ isShopClosed }: Desk): void {
  if (isShopClosed) console.log('The shop is not running: letters and refunds wait until it is started.');
}

type Plain = 'confirm' | 'pack' | 'deliver' | 'cancel' | 'return';

/** An act on several orders: each by itself, so that one that can't be done stops no other. */
const actOnEach = (act: Plain, help: string): Command => ({
  usage: act === 'pack' ? 'NUMBER... [--anyway]' : 'NUMBER...',
  help,
  options: act === 'pack' ? { anyway: flag } : {},
  isFileNeeded: false,
  wordCount: [1, MANY],
  run({ words, isSet }) {
    const numbers = [...new Set(words.map(readNumber))];
    const anyway = act === 'pack' ? { isAnyway: isSet('anyway') } : {};
    return withDesk(async (desk) => {
      let failed = 0;
      for (const number of numbers) {
        try {
          console.log(describeDone(act, await desk.ask(act, { number, ...anyway })));
        } catch (error) {
          if (!isForPeople(error)) throw error;
          console.error(error.message);
          failed += 1;
        }
      }
      if (failed < numbers.length) sayWhoActs(desk);
      if (failed > 0 && numbers.length > 1) console.error(`${failed} of ${numbers.length} were not done.`);
      return failed === 0;
    });
  },
});

/** Does one act and says so. */
async function actOnce(act: 'ship' | 'refund', ask: (desk: Desk) => Promise<DeskAnswer<'ship'>>) {
  await withDesk(async (desk) => {
    console.log(describeDone(act, await ask(desk)));
    sayWhoActs(desk);
  });
  return true;
}

const list: Command = {
  usage: '[--status STATUS] [--since DAY] [--limit N] [--json]',
  help: `The newest orders, ${LISTED} of them if no limit is given. DAY is as 2026-11-16, in Cairo.`,
  options: { status: text, since: text, limit: text, json: flag },
  isFileNeeded: false,
  run(given) {
    const word = given.textOf('limit') ?? String(LISTED);
    const limit = parseNumber(word);
    if (limit === undefined) throw new DeskProblem(`--limit ${word} is no number.`);
    // In the help and in sentences they are written either way.
    const status = given.textOf('status')?.replaceAll(/[- ]/g, '_') as DeskStatus;
    return withDesk(async ({ ask }) => {
      print(given, await ask('list', { status, since: given.textOf('since'), limit }), describeList);
      return true;
    });
  },
};

type DeskStatus = DeskAnswer<'list'>['orders'][number]['status'] | undefined;

const show: Command = {
  usage: 'NUMBER [--json]',
  help: 'Everything about one order: lines, amounts, address, timeline, ledger, refunds, payment sessions.',
  options: { json: flag },
  isFileNeeded: false,
  wordCount: 1,
  run(given) {
    const number = readNumber(given.words[0] ?? '');
    return withDesk(async ({ ask }) => {
      print(given, await ask('show', { number }), describeWhole);
      return true;
    });
  },
};

const ship: Command = {
  usage: 'NUMBER CARRIER TRACKING [--anyway]',
  help: 'The parcel left: by whom, and under which tracking number. The shopper gets a letter. With --anyway also while a bank claims the money back.',
  options: { anyway: flag },
  isFileNeeded: false,
  wordCount: 3,
  run({ words: [word = '', carrier = '', trackingNumber = ''], isSet }) {
    const number = readNumber(word);
    const isAnyway = isSet('anyway');
    return actOnce('ship', ({ ask }) => ask('ship', { number, carrier, trackingNumber, isAnyway }));
  },
};

const refund: Command = {
  usage: 'NUMBER [AMOUNT] [--by-hand]',
  help: 'Send AMOUNT in EGP back, or all there is, through the gateway that took it; with --by-hand you gave it back yourself, as always with cash.',
  options: { 'by-hand': flag },
  isFileNeeded: false,
  wordCount: [1, 2],
  run({ words: [word = '', amount], isSet }) {
    const number = readNumber(word);
    const amountPiastres = amount === undefined ? undefined : readAmount(amount);
    return actOnce('refund', ({ ask }) =>
      ask('refund', { number, amountPiastres, isByHand: isSet('by-hand') }),
    );
  },
};

const exportOrders: Command = {
  usage: 'FILE.csv [--since DAY] [--until DAY]',
  help: 'Write the orders of those days to a table for a spreadsheet, a row for each product of each order.',
  options: { since: text, until: text },
  isFileNeeded: true,
  run({ file, textOf }) {
    // A mistyped name must not overwrite another file.
    if (!file.toLowerCase().endsWith('.csv')) throw new DeskProblem(`${file} does not end with .csv.`);
    return withDesk(async ({ ask }) => {
      await saveCsv(file, await ask('export', { since: textOf('since'), until: textOf('until') }));
      console.log(`The orders are in ${file}.`);
      return true;
    });
  },
};

export const ordersCommands: CommandGroup = {
  help: 'Look at orders and bring them to the door; also while the shop runs.',
  commands: {
    list,
    show,
    confirm: actOnEach('confirm', 'The shopper means it: a cash order can be packed.'),
    pack: actOnEach(
      'pack',
      'The parcels are packed: shoppers can no longer cancel. With --anyway also while a bank claims the money back.',
    ),
    ship,
    deliver: actOnEach('deliver', 'The parcels arrived; cash orders are paid with it.'),
    cancel: actOnEach(
      'cancel',
      'Give orders up that are not sent: pieces go on sale again, money goes back.',
    ),
    return: actOnEach('return', 'The parcels came back: pieces go on sale again, money goes back.'),
    refund,
    export: exportOrders,
  },
};
