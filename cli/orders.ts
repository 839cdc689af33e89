import { isOperatorError } from '#api/desk/desk.ts';
import { DeskProblem } from '#api/desk/desk-call.ts';
import { parseOrderNumber } from '#api/platform/order-number.ts';
import type { Command, CommandGroup } from './command.ts';
import { describeDone, describeList, describeWhole } from './orders/describe.ts';
import {
  DEFAULT_LIMIT,
  FLAG_OPTION,
  print,
  readLimit,
  runChange,
  TEXT_OPTION,
  warnIfClosed,
} from './orders/desk-command.ts';
import { saveCsv } from './orders/save-csv.ts';
import { withDesk } from './orders/with-desk.ts';
import { parseEgp, parseNumber } from './parse-arguments.ts';

const MAX_ORDERS = 1000;

/** Parses an order number such as MS-4F7K-2Q9, or an order's numeric id. */
function readOrderNumber(word: string): string | number {
  const number = parseNumber(word) ?? parseOrderNumber(word);
  if (number === undefined) throw new DeskProblem(`'${word}' is not an order number.`);
  return number;
}

function readAmount(word: string): number {
  const piastres = parseEgp(word);
  if (piastres === undefined)
    throw new DeskProblem(`'${word}' is not an amount in EGP, such as 149 or 149.50.`);
  return piastres;
}

const CALLS_BY_ACTION = {
  confirm: 'confirmOrder',
  pack: 'packOrder',
  deliver: 'deliverOrder',
  cancel: 'cancelOrder',
  return: 'returnOrder',
} as const;
type SimpleAction = keyof typeof CALLS_BY_ACTION;

/** A command that changes several orders one by one; if one fails, the others are still changed. */
const createBulkCommand = (action: SimpleAction, help: string): Command => ({
  usage: action === 'pack' ? 'NUMBER... [--anyway]' : 'NUMBER...',
  help,
  options: action === 'pack' ? { anyway: FLAG_OPTION } : {},
  isFileNeeded: false,
  argumentCount: [1, MAX_ORDERS],
  run({ args, isSet }) {
    const numbers = [...new Set(args.map((word) => readOrderNumber(word)))];
    const anyway = action === 'pack' ? { isAnyway: isSet('anyway') } : {};
    return withDesk(async (desk) => {
      let failed = 0;
      for (const order of numbers) {
        try {
          console.log(
            describeDone(action, (await desk.ask(CALLS_BY_ACTION[action], { order, ...anyway })).data),
          );
        } catch (error) {
          if (!isOperatorError(error)) throw error;
          console.error(error.message);
          failed += 1;
        }
      }
      if (failed < numbers.length) warnIfClosed(desk);
      if (failed > 0 && numbers.length > 1)
        console.error(`${failed} of ${numbers.length} orders were not changed.`);
      return failed === 0;
    });
  },
});

const listCommand: Command = {
  usage: '[--status STATUS] [--since DAY] [--limit N] [--json]',
  help: `List the newest orders, ${DEFAULT_LIMIT} by default. DAY is like 2026-11-16, in Cairo time.`,
  options: { status: TEXT_OPTION, since: TEXT_OPTION, limit: TEXT_OPTION, json: FLAG_OPTION },
  isFileNeeded: false,
  run(input) {
    const limit = readLimit(input);
    // Accepts refund-due and 'refund due', too.
    const status = input.getText('status')?.replaceAll(/[- ]/g, '_');
    return withDesk(async ({ ask }) => {
      const found = await ask('listOrders', { status, from: input.getText('since'), limit });
      print(input, found, describeList);
      return true;
    });
  },
};

const showCommand: Command = {
  usage: 'NUMBER [--json]',
  help: 'Show one order: lines, amounts, address, timeline, ledger, refunds, payment sessions.',
  options: { json: FLAG_OPTION },
  isFileNeeded: false,
  argumentCount: 1,
  run(input) {
    const order = readOrderNumber(input.args[0] ?? '');
    return withDesk(async ({ ask }) => {
      print(input, (await ask('readOrder', { order })).data, describeWhole);
      return true;
    });
  },
};

const shipCommand: Command = {
  usage: 'NUMBER CARRIER TRACKING [--anyway]',
  help: 'Record that the parcel was shipped; the shopper gets an email. With --anyway even while the payment is disputed or a part is not paid.',
  options: { anyway: FLAG_OPTION },
  isFileNeeded: false,
  argumentCount: 3,
  run({ args: [word = '', carrier = '', trackingNumber = ''], isSet }) {
    const order = readOrderNumber(word);
    const isAnyway = isSet('anyway');
    return runChange(
      ({ ask }) => ask('shipOrder', { order, carrier, trackingNumber, isAnyway }),
      ({ data }) => describeDone('ship', data),
    );
  },
};

const refundCommand: Command = {
  usage: 'NUMBER [AMOUNT] [--by-hand]',
  help: 'Refund AMOUNT in EGP, or all that is left, through the gateway; with --by-hand, record a refund that you made yourself, as always with cash.',
  options: { 'by-hand': FLAG_OPTION },
  isFileNeeded: false,
  argumentCount: [1, 2],
  run({ args: [word = '', amount], isSet }) {
    const order = readOrderNumber(word);
    const amountPiastres = amount === undefined ? undefined : readAmount(amount);
    return runChange(
      ({ ask }) => ask('refundOrder', { order, amountPiastres, isByHand: isSet('by-hand') }),
      ({ data }) => describeDone('refund', data),
    );
  },
};

const exportCommand: Command = {
  usage: 'FILE.csv [--since DAY] [--until DAY]',
  help: 'Write the orders of those days to a CSV file, with a row for each product of each order.',
  options: { since: TEXT_OPTION, until: TEXT_OPTION },
  isFileNeeded: true,
  run({ file, getText }) {
    // A mistyped name must not overwrite another file.
    if (!file.toLowerCase().endsWith('.csv')) throw new DeskProblem(`${file} does not end with .csv.`);
    return withDesk(async ({ ask }) => {
      await saveCsv(file, await ask('exportOrders', { since: getText('since'), until: getText('until') }));
      console.log(`The orders are in ${file}.`);
      return true;
    });
  },
};

export const ordersCommands: CommandGroup = {
  help: 'List, fulfil and refund orders; also while the shop runs.',
  commands: {
    list: listCommand,
    show: showCommand,
    confirm: createBulkCommand('confirm', 'Record that the shopper confirmed: a cash order can be packed.'),
    pack: createBulkCommand(
      'pack',
      'Record that the parcels are packed: shoppers can no longer cancel. With --anyway even while the payment is disputed or a part is not paid.',
    ),
    ship: shipCommand,
    deliver: createBulkCommand('deliver', 'Record that the parcels arrived; cash orders are then paid.'),
    cancel: createBulkCommand(
      'cancel',
      'Cancel orders that are not shipped: pieces go on sale again, money is refunded.',
    ),
    return: createBulkCommand(
      'return',
      'Record that the parcels came back: pieces go on sale again, money is refunded.',
    ),
    refund: refundCommand,
    export: exportCommand,
  },
};
