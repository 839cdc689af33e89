import type { DeskAnswer, DeskInput } from '#api/desk/desk.ts';
import { DeskProblem } from '#api/desk/desk-call.ts';
import type { Command, CommandGroup } from './command.ts';
import {
  DEFAULT_LIMIT,
  FLAG_OPTION,
  print,
  readLimit,
  runChange,
  TEXT_OPTION,
} from './orders/desk-command.ts';
import { type Desk, withDesk } from './orders/with-desk.ts';
import { parseNumber } from './parse-arguments.ts';
import { describeActionResult, describeReturn, describeReturns } from './returns/describe.ts';

function readReturnNumber(word = ''): number {
  const number = parseNumber(word);
  if (number === undefined) throw new DeskProblem(`'${word}' is not the number of a return.`);
  return number;
}

/** Changes a return and prints the result. */
const runReturnAction = (
  action: 'approve' | 'refuse' | 'receive' | 'close',
  ask: (desk: Desk) => Promise<DeskAnswer<'readReturn'>>,
) => runChange(ask, ({ data }) => describeActionResult(action, data));

const listCommand: Command = {
  usage: '[--status STATUS] [--limit N] [--json]',
  help: `List open returns, the newest first, ${DEFAULT_LIMIT} by default; or those of one status.`,
  options: { status: TEXT_OPTION, limit: TEXT_OPTION, json: FLAG_OPTION },
  isFileNeeded: false,
  run(input) {
    const limit = readLimit(input);
    const status = input.getText('status') as DeskInput<'listReturns'>['status'];
    return withDesk(async ({ ask }) => {
      print(input, await ask('listReturns', { status, limit }), describeReturns);
      return true;
    });
  },
};

const showCommand: Command = {
  usage: 'NUMBER [--json]',
  help: 'Show one return: what the shopper wrote, pieces, address, history.',
  options: { json: FLAG_OPTION },
  isFileNeeded: false,
  argumentCount: 1,
  run(input) {
    const number = readReturnNumber(input.args[0]);
    return withDesk(async ({ ask }) => {
      print(input, (await ask('readReturn', { return: number })).data, describeReturn);
      return true;
    });
  },
};

const approveCommand: Command = {
  usage: 'NUMBER [TEXT]',
  help: 'Agree to a return; the shopper gets an email with TEXT: when the pieces are collected, or where to bring them.',
  options: {},
  isFileNeeded: false,
  argumentCount: [1, 2],
  run({ args: [word, answer] }) {
    const number = readReturnNumber(word);
    return runReturnAction('approve', ({ ask }) => ask('approveReturn', { return: number, answer }));
  },
};

const refuseCommand: Command = {
  usage: 'NUMBER TEXT',
  help: 'Refuse a return; the shopper gets an email with TEXT, which says why.',
  options: {},
  isFileNeeded: false,
  argumentCount: 2,
  run({ args: [word, answer = ''] }) {
    const number = readReturnNumber(word);
    return runReturnAction('refuse', ({ ask }) => ask('refuseReturn', { return: number, answer }));
  },
};

const receiveCommand: Command = {
  usage: 'NUMBER --condition resale|damaged',
  help: 'Record that the pieces came back: for resale they are on sale again, damaged they are not. Prints what to refund.',
  options: { condition: TEXT_OPTION },
  isFileNeeded: false,
  argumentCount: 1,
  run({ args: [word], getText }) {
    const number = readReturnNumber(word);
    const condition = getText('condition') as DeskInput<'receiveReturn'>['condition'];
    return runReturnAction('receive', ({ ask }) => ask('receiveReturn', { return: number, condition }));
  },
};

const closeCommand: Command = {
  usage: 'NUMBER',
  help: 'End a return: its money went back, the replacement was sent, or its pieces never came.',
  options: {},
  isFileNeeded: false,
  argumentCount: 1,
  run({ args: [word] }) {
    const number = readReturnNumber(word);
    return runReturnAction('close', ({ ask }) => ask('closeReturn', { return: number }));
  },
};

export const returnsCommands: CommandGroup = {
  help: 'List and answer returns and exchanges of delivered orders; also while the shop runs.',
  commands: {
    list: listCommand,
    show: showCommand,
    approve: approveCommand,
    refuse: refuseCommand,
    receive: receiveCommand,
    close: closeCommand,
  },
};
