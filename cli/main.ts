/** The shop's commands: `npm run shop -- COMMAND`. */
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupProblem } from '#api/backup/lines.ts';
import { CatalogueProblems, ImportInUse } from '#api/catalogue/file/problems.ts';
import { GenerateRefused } from '#api/catalogue/generate/generate-refused.ts';
import { SynonymsRefused } from '#api/catalogue/search/change-synonyms.ts';
import { OfferRefused } from '#api/catalogue/set-offer.ts';
import { ActRefused } from '#api/orders/act-refused.ts';
import { DeskProblem } from '#api/orders/desk/desk.ts';
import { ExportRefused } from '#api/platform/pictures/export.ts';
import { describeError } from '#server/log.ts';
import { StartRefused } from '#server/start-refused.ts';
import { backupCommand, restoreCommand } from './backup.ts';
import { encodeCommand, exportCommand, importCommand } from './catalogue.ts';
import type { Command, CommandGroup } from './command.ts';
import { deliveryCommand } from './delivery.ts';
import { doctorCommand } from './doctor.ts';
import { generateCommand } from './generate.ts';
import { offerCommand } from './offer.ts';
import { ordersCommands } from './orders.ts';
import { synonymsCommands } from './synonyms.ts';

const COMMANDS: Record<string, Command | CommandGroup> = {
  orders: ordersCommands,
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

/** Errors whose message is all that the person who ran the command needs. */
const FOR_PEOPLE = [
  CatalogueProblems,
  GenerateRefused,
  ImportInUse,
  StartRefused,
  BackupProblem,
  ExportRefused,
  OfferRefused,
  SynonymsRefused,
  ActRefused,
  DeskProblem,
];

class WrongUse extends Error {}

const isGroup = (command: Command | CommandGroup): command is CommandGroup => 'commands' in command;

const describeLine = (name: string, { usage, help }: Command) =>
  `  ${`${name} ${usage}`.trimEnd()}\n      ${help}`;

/** All commands, or those of a group. */
function describeUse(name = ''): string {
  const group = COMMANDS[name];
  if (group && isGroup(group)) {
    const lines = Object.entries(group.commands).map(([of, command]) =>
      describeLine(`${name} ${of}`, command),
    );
    return `npm run shop -- ${name} COMMAND\n${group.help}\n\n${lines.join('\n')}\n`;
  }
  const lines = Object.entries(COMMANDS).map(([of, command]) =>
    isGroup(command)
      ? `  ${of} ${Object.keys(command.commands).join('|')}\n      ${command.help} npm run shop -- ${of} --help tells more.`
      : describeLine(of, command),
  );
  return `npm run shop -- COMMAND\n\n${lines.join('\n')}\n`;
}

/** Resolves a path from the directory that npm was called in, not from where it runs its scripts. */
function locate(path: string): string {
  const full = resolve(process.env.INIT_CWD ?? '.', path);
  const short = relative('.', full);
  return short.startsWith('..') ? full : short;
}

/** The command that the first words name, its whole name, and the words after it. */
function findCommand(args: string[]): { name: string; command: Command; rest: string[] } {
  const [name = '', ...rest] = args;
  if (!name) throw new WrongUse('Which command?');
  const found = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!found) throw new WrongUse(`There is no command '${name}'.`);
  if (!isGroup(found)) return { name, command: found, rest };
  const [of = '', ...others] = rest;
  const command = Object.hasOwn(found.commands, of) ? found.commands[of] : undefined;
  const known = Object.keys(found.commands).join(', ');
  if (!of) throw new WrongUse(`Which command of ${name}? There are ${known}.`);
  if (!command) throw new WrongUse(`There is no command '${name} ${of}'; there are ${known}.`);
  return { name: `${name} ${of}`, command, rest: others };
}

function isRightCount({ isFileNeeded, wordCount = 0 }: Command, count: number): boolean {
  if (isFileNeeded) return count === 1;
  const [least, most] = typeof wordCount === 'number' ? [wordCount, wordCount] : wordCount;
  return count >= least && count <= most;
}

async function runCommand(given: string[]): Promise<boolean> {
  const { name, command, rest } = findCommand(given);
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args: rest, options: command.options, allowPositionals: true });
  } catch (error) {
    throw new WrongUse((error as Error).message);
  }
  const { positionals, values } = parsed;
  if (!isRightCount(command, positionals.length))
    throw new WrongUse(`Use: npm run shop -- ${name} ${command.usage}`.trimEnd());
  const found = await command.run({
    file: locate(positionals[0] ?? ''),
    words: positionals,
    isSet: (option) => values[option] === true,
    textOf(option) {
      const value = values[option];
      return typeof value === 'string' ? value : undefined;
    },
  });
  return found !== false;
}

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h') || args[0] === 'help') {
  console.log(describeUse(args.find((arg) => arg !== 'help' && !arg.startsWith('-'))));
} else {
  try {
    if (!(await runCommand(args))) process.exitCode = 1;
  } catch (error) {
    const isForPeople = error instanceof WrongUse || FOR_PEOPLE.some((kind) => error instanceof kind);
    // Without the values of a failed statement: a restore holds whole rows.
    console.error(isForPeople ? (error as Error).message : describeError(error));
    if (error instanceof WrongUse) console.error('npm run shop -- --help tells more.');
    process.exitCode = 1;
  }
}
