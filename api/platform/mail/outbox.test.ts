import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createOutboxMail } from './mail.ts';
import { maskAddress } from './mask-address.ts';

const letter = {
  to: 'sara@example.com',
  subject: 'My Store: your code · رمز',
  text: 'Your password reset code is: 042042\n\nالرمز هو: 042042\n',
};

async function openOutbox() {
  const root = await mkdtemp(join(tmpdir(), 'my-store-outbox-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  const folder = join(root, 'data', 'outbox');
  return { folder, lines, mail: createOutboxMail(folder, log, () => Date.UTC(2026, 0, 5, 10)) };
}

test('a letter becomes a readable file that only its owner can read', async () => {
  const { folder, mail } = await openOutbox();
  await mail.send(letter);
  const [name = ''] = await readdir(folder);
  expect(name).toMatch(/^2026-01-05T10-00-00\.000Z-[0-9a-f]{6}\.txt$/);
  const text = await readFile(join(folder, name), 'utf8');
  expect(text).toMatch(
    /^Date: .*\nTo: sara@example\.com\nSubject: My Store.*\n\nYour password reset code is: 042042\n/,
  );
  expect(text).toContain('هو: 042042');
  expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
});

test('the log says where it lies, but not what it says; the address is masked', async () => {
  const { folder, mail, lines } = await openOutbox();
  await mail.send(letter);
  expect(lines).toHaveLength(1);
  const line = JSON.parse(lines[0] ?? '');
  expect(line).toMatchObject({ to: 's***@example.com', subject: letter.subject });
  expect(lines[0]).not.toContain('042042');
  expect(line.file.startsWith(folder)).toBe(true);
  expect(lines[0]).not.toContain('sara@');
});

test('letters of one moment do not overwrite each other', async () => {
  const { folder, mail } = await openOutbox();
  const letters = Array.from({ length: 5 }, (_, n) => ({
    to: 'sara@example.com',
    subject: 'Hi',
    text: `${n}`,
  }));
  await Promise.all(letters.map((letter) => mail.send(letter)));
  expect(await readdir(folder)).toHaveLength(5);
});

test.each([
  ['sara@example.com', 's***@example.com'],
  ['s@example.com', 's***@example.com'],
  ['🌷a@example.com', '🌷***@example.com'],
  ['nonsense', '***'],
])('%s is masked as %s', (address, masked) => expect(maskAddress(address)).toBe(masked));
