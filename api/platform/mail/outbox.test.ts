import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createOutboxMail } from './mail.ts';
import { foldMailbox, maskAddress } from './mailboxes.ts';

const email = {
  id: '65a000000000000000a1b2c3',
  writtenAt: new Date(Date.UTC(2026, 0, 5, 10)),
  to: 'sara@example.com',
  fromName: 'Lotus',
  subject: 'My Store: your code · رمز',
  text: 'Your password reset code is: 042042\n\nالرمز هو: 042042\n',
  html: '<p>Your password reset code is: 042042</p>',
};

async function openOutbox() {
  const root = await mkdtemp(join(tmpdir(), 'my-store-outbox-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  const folder = join(root, 'data', 'outbox');
  return { folder, lines, mail: createOutboxMail(folder, log) };
}

test('an email becomes a text file and an HTML file, which only their owner can read', async () => {
  const { folder, mail } = await openOutbox();
  await mail.send(email);
  const name = '2026-01-05T10-00-00.000Z-a1b2c3';
  expect((await readdir(folder)).sort()).toEqual([`${name}.html`, `${name}.txt`]);
  const text = await readFile(join(folder, `${name}.txt`), 'utf8');
  expect(text).toMatch(
    /^Date: .*\nTo: sara@example\.com\nSubject: My Store.*\n\nYour password reset code is: 042042\n/,
  );
  expect(text).toContain('هو: 042042');
  expect(await readFile(join(folder, `${name}.html`), 'utf8')).toBe(email.html);
  for (const file of await readdir(folder)) expect((await stat(join(folder, file))).mode & 0o077).toBe(0);
});

test("the log names the email's file, but neither its text nor the whole address", async () => {
  const { folder, mail, lines } = await openOutbox();
  await mail.send(email);
  expect(lines).toHaveLength(1);
  const line = JSON.parse(lines[0] ?? '');
  expect(line).toMatchObject({ to: 's***@example.com', subject: email.subject });
  expect(lines[0]).not.toContain('042042');
  expect(line.file.startsWith(folder)).toBe(true);
  expect(lines[0]).not.toContain('sara@');
});

test('emails of the same moment get separate files; an email that is sent again overwrites its own', async () => {
  const { folder, mail } = await openOutbox();
  const emails = Array.from({ length: 5 }, (_, n) => ({ ...email, id: `${email.id}${n}` }));
  await Promise.all([...emails, ...emails].map((email) => mail.send(email)));
  expect((await readdir(folder)).filter((name) => name.endsWith('.txt'))).toHaveLength(5);
});

test.each([
  ['sara@example.com', 's***@example.com'],
  ['s@example.com', 's***@example.com'],
  ['🌷a@example.com', '🌷***@example.com'],
  ['nonsense', '***'],
])('%s is masked as %s', (address, masked) => expect(maskAddress(address)).toBe(masked));

test.each([
  ['sara@example.com', 'sara@example.com'],
  ['Sara+Shop@Example.com', 'sara@example.com'],
  ['sara+a+b@example.com', 'sara@example.com'],
  ['s.a.r.a@example.com', 's.a.r.a@example.com'],
  ['s.a.r.a+x@gmail.com', 'sara@gmail.com'],
  ['S.ara@GoogleMail.com', 'sara@gmail.com'],
  ['sara@gmail.com.example.com', 'sara@gmail.com.example.com'],
  ['+x@example.com', '+x@example.com'],
])('%s is counted as %s', (address, mailbox) => expect(foldMailbox(address)).toBe(mailbox));
