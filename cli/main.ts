/** The shop's commands: `npm run shop -- COMMAND`. */
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupProblem } from '#api/backup/lines.ts';
import { CatalogueProblems } from '#api/catalogue/file/read.ts';
import { OfferRefused } from '#api/catalogue/set-offer.ts';
import { ExportRefused } from '#api/platform/pictures/export.ts';
import { StartRefused } from '#server/config.ts';
import { describeError } from '#server/log.ts';
import { backupCommand, restoreCommand } from './backup.ts';
import { encodeCommand, exportCommand, importCommand } from './catalogue.ts';
import type { Command } from './command.ts';
import { doctorCommand } from './doctor.ts';
import { offerCommand } from './offer.ts';

const COMMANDS: Record<string, Command> = {
  import: importCommand,
  export: exportCommand,
  offer: offerCommand,
  backup: backupCommand,
  restore: restoreCommand,
  doctor: doctorCommand,
  encode: encodeCommand,
};

/** Errors whose message is all that the person who ran the command needs. */
const FOR_PEOPLE = [CatalogueProblems, StartRefused, BackupProblem, ExportRefused, OfferRefused];

class WrongUse extends Error {}

function describeUse(): string {
  const lines = Object.entries(COMMANDS).map(
    ([name, { usage, help }]) => `  ${`${name} ${usage}`.trimEnd()}\n      ${help}`,
  );
  return `npm run shop -- COMMAND\n\n${lines.join('\n')}\n`;
}

/** Resolves a path from the directory that npm was called in, not from where it runs its scripts. */
function locate(path: string): string {
  const full = resolve(process.env.INIT_CWD ?? '.', path);
  const short = relative('.', full);
  return short.startsWith('..') ? full : short;
}

async function runCommand([name = '', ...args]: string[]): Promise<boolean> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new WrongUse(name ? `There is no command '${name}'.` : 'Which command?');
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args, options: command.options, allowPositionals: true });
  } catch (error) {
    throw new WrongUse((error as Error).message);
  }
  const { positionals, values } = parsed;
  if (positionals.length !== (command.isFileNeeded ? 1 : (command.wordCount ?? 0)))
    throw new WrongUse(`Use: npm run shop -- ${name} ${command.usage}`.trimEnd());
  const found = await command.run({
    file: locate(positionals[0] ?? ''),
    words: positionals,
    isSet: (option) => values[option] === true,
  });
  return found !== false;
}

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h') || args[0] === 'help') {
  console.log(describeUse());
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
