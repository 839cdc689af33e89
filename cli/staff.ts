import {
  runStaffCommand,
  type StaffCommand,
  type StaffCommandAnswer,
  type StaffCommandInput,
  StaffProblem,
} from '#api/staff/commands.ts';
import { findOrigin, readConfig, readEnvironment } from '#server/config.ts';
import { workOrAsk } from './ask-shop.ts';
import type { Command, CommandGroup } from './command.ts';
import { formatTable, sanitiseText } from './table.ts';
import { withShop } from './with-shop.ts';

/** Runs a command about the staff of the configured shop, whether it is running or not. */
const ask = <Name extends StaffCommand>(
  name: Name,
  input: StaffCommandInput<Name>,
): Promise<StaffCommandAnswer<Name>> =>
  workOrAsk(
    () => withShop(({ database: { db } }) => runStaffCommand({ db, clock: Date.now }, name, input)),
    async (askShop) => (await askShop(`/staff/${name}`, input)) as StaffCommandAnswer<Name>,
    StaffProblem,
  );

const describeName = ({ name, email }: { name: string; email: string }) => `${sanitiseText(name)} (${email})`;

const inviteCommand: Command = {
  usage: 'EMAIL [--role ROLE]',
  help: 'Print a one-time link with which somebody makes their account, within 7 days; the first is an owner.',
  options: { role: { type: 'string' } },
  isFileNeeded: false,
  argumentCount: 1,
  async run({ args: [email = ''], getText }) {
    const invited = await ask('invite', {
      email,
      role: getText('role') as StaffCommandInput<'invite'>['role'],
    });
    const origin = findOrigin(readConfig(readEnvironment()));
    console.log(
      `This link makes the account of ${invited.email} (${invited.role}). It works once, for 7 days:`,
    );
    console.log(origin ? `${origin}${invited.path}` : `${invited.path}  (at the address of your shop)`);
    return true;
  },
};

const listCommand: Command = {
  usage: '[--json]',
  help: 'List the staff: name, address, role, when they were here last.',
  options: { json: { type: 'boolean' } },
  isFileNeeded: false,
  async run({ isSet }) {
    const members = await ask('list', {});
    const rows = members.map(({ name, email, role, isDisabled, seenAt }) => [
      ...[name, email, role],
      isDisabled ? 'disabled' : (seenAt?.slice(0, 10) ?? 'never'),
    ]);
    const titles = ['name', 'email', 'role', 'seen'].map((title) => ({ title }));
    if (isSet('json')) console.log(JSON.stringify(members, null, 2));
    else if (rows.length === 0) console.log('There are no staff yet: npm run shop -- staff invite EMAIL');
    else console.log(formatTable(titles, rows));
    return true;
  },
};

const disableCommand: Command = {
  usage: 'EMAIL',
  help: 'Close somebody’s account: their sessions and API keys stop at once.',
  options: {},
  isFileNeeded: false,
  argumentCount: 1,
  async run({ args: [email = ''] }) {
    console.log(`${describeName(await ask('disable', { email }))} can no longer sign in.`);
    return true;
  },
};

const resetFactorsCommand: Command = {
  usage: 'EMAIL',
  help: 'Remove somebody’s passkeys, authenticator app and recovery codes, and end their sessions: for a lost phone.',
  options: {},
  isFileNeeded: false,
  argumentCount: 1,
  async run({ args: [email = ''] }) {
    const member = describeName(await ask('reset-factors', { email }));
    console.log(`${member} signs in with the password alone, until a second factor is set up again.`);
    return true;
  },
};

const resetPasswordCommand: Command = {
  usage: 'EMAIL',
  help: 'Print a new password for somebody who forgot theirs, and end their sessions. Second factors stay.',
  options: {},
  isFileNeeded: false,
  argumentCount: 1,
  async run({ args: [email = ''] }) {
    const { password, ...member } = await ask('reset-password', { email });
    console.log(`The password of ${describeName(member)}, to be changed after signing in: ${password}`);
    return true;
  },
};

export const staffCommands: CommandGroup = {
  help: 'Invite and manage the people behind the shop; also while it runs.',
  commands: {
    invite: inviteCommand,
    list: listCommand,
    disable: disableCommand,
    'reset-factors': resetFactorsCommand,
    'reset-password': resetPasswordCommand,
  },
};
