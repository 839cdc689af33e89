/** Entry point of the shop's commands: `npm run shop -- COMMAND`. */
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupProblem } from '#api/backup/lines.ts';
import { CatalogueProblems, ImportInUse } from '#api/catalogue/file/problems.ts';
import { SynonymsRefused } from '#api/catalogue/search/change-synonyms.ts';
import { OfferRefused } from '#api/catalogue/set-offer.ts';
import { DeskProblem } from '#api/desk/desk-call.ts';
import { ActionRefused } from '#api/orders/action-refused.ts';
import { ReturnActionRefused } from '#api/orders/returns/answer-return.ts';
import { ExportRefused } from '#api/platform/pictures/export.ts';
import { StaffProblem } from '#api/staff/commands.ts';
import { describeError } from '#server/log.ts';
import { StartRefused } from '#server/settings.ts';
import { GenerateRefused } from '#tools/generate-catalogue/generate-refused.ts';
import { backupCommand, restoreCommand } from './backup.ts';
import { encodeCommand, exportCommand, importCommand } from './catalogue.ts';
import type { Command, CommandGroup } from './command.ts';
import { deliveryCommand } from './delivery.ts';
import { doctorCommand } from './doctor.ts';
import { generateCommand } from './generate.ts';
import { offerCommand } from './offer.ts';
import { ordersCommands } from './orders.ts';
import { returnsCommands } from './returns.ts';
import { staffCommands } from './staff.ts';
import { synonymsCommands } from './synonyms.ts';

const COMMANDS: Record<string, Command | CommandGroup> = {
  orders: ordersCommands,
  returns: returnsCommands,
  staff: staffCommands,
  import: importCommand,
  export: exportCommand,
  generate: generateCommand,
  offer: offerCommand,
  synonyms: synonymsCommands,
  delivery: deliveryCommand,
  backup: backupCommand,
  restore: restoreCommand,
  doctor: doctorCommand,
  encode: encodeCommand,
};

/** Errors that are printed as their message alone, without a stack. */
const EXPECTED_ERRORS = [
  CatalogueProblems,
  GenerateRefused,
  ImportInUse,
  StartRefused,
  BackupProblem,
  ExportRefused,
  OfferRefused,
  SynonymsRefused,
  ActionRefused,
  ReturnActionRefused,
  DeskProblem,
  StaffProblem,
];

class UsageError extends Error {}

const isGroup = (command: Command | CommandGroup): command is CommandGroup => 'commands' in command;

const describeLine = (name: string, { usage, help }: Command) =>
  `  ${`${name} ${usage}`.trimEnd()}\n      ${help}`;

/** The help text: all commands, or those of a group. */
function describeUsage(name = ''): string {
  const group = COMMANDS[name];
  if (group && isGroup(group)) {
    const lines = Object.entries(group.commands).map(([subcommand, command]) =>
      describeLine(`${name} ${subcommand}`, command),
    );
    return `npm run shop -- ${name} COMMAND\n${group.help}\n\n${lines.join('\n')}\n`;
  }
  const lines = Object.entries(COMMANDS).map(([commandName, command]) =>
    isGroup(command)
      ? `  ${commandName} ${Object.keys(command.commands).join('|')}\n      ${command.help} npm run shop -- ${commandName} --help shows details.`
      : describeLine(commandName, command),
  );
  return `npm run shop -- COMMAND\n\n${lines.join('\n')}\n`;
}

/** Resolves a path from the directory that npm was called in, not the one where it runs scripts. */
function resolvePath(path: string): string {
  const full = resolve(process.env.INIT_CWD ?? '.', path);
  const short = relative('.', full);
  return short.startsWith('..') ? full : short;
}

/** Finds the command by the first arguments; returns it with its full name and the other arguments. */
function findCommand(args: string[]): { name: string; command: Command; rest: string[] } {
  const [name = '', ...rest] = args;
  if (!name) throw new UsageError('Which command?');
  const found = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!found) throw new UsageError(`There is no command '${name}'.`);
  if (!isGroup(found)) return { name, command: found, rest };
  const [subcommand = '', ...others] = rest;
  const command = Object.hasOwn(found.commands, subcommand) ? found.commands[subcommand] : undefined;
  const known = Object.keys(found.commands).join(', ');
  if (!subcommand) throw new UsageError(`Which command of ${name}? There are ${known}.`);
  if (!command) throw new UsageError(`There is no command '${name} ${subcommand}'; there are ${known}.`);
  return { name: `${name} ${subcommand}`, command, rest: others };
}

function isArgumentCountValid({ isFileNeeded, argumentCount = 0 }: Command, count: number): boolean {
  if (isFileNeeded) return count === 1;
  const [min, max] = typeof argumentCount === 'number' ? [argumentCount, argumentCount] : argumentCount;
  return count >= min && count <= max;
}

async function runCommand(words: string[]): Promise<boolean> {
  const { name, command, rest } = findCommand(words);
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args: rest, options: command.options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  const { positionals, values } = parsed;
  if (!isArgumentCountValid(command, positionals.length))
    throw new UsageError(`Usage: npm run shop -- ${name} ${command.usage}`.trimEnd());
  const found = await command.run({
    file: resolvePath(positionals[0] ?? ''),
    args: positionals,
    isSet: (option) => values[option] === true,
    getText(option) {
      const value = values[option];
      return typeof value === 'string' ? value : undefined;
    },
  });
  return found !== false;
}

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h') || args[0] === 'help') {
  console.log(describeUsage(args.find((arg) => arg !== 'help' && !arg.startsWith('-'))));
} else {
  try {
    if (!(await runCommand(args))) process.exitCode = 1;
  } catch (error) {
    const isOperatorError =
      error instanceof UsageError || EXPECTED_ERRORS.some((kind) => error instanceof kind);
    // describeError leaves out the values of a failed statement, which can be whole rows.
    console.error(isOperatorError ? (error as Error).message : describeError(error));
    if (error instanceof UsageError) console.error('npm run shop -- --help shows details.');
    process.exitCode = 1;
  }
}
