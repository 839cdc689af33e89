import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createRefusal, startMailServer } from '#tests/setup/mail-server.ts';
import { createSmtpMail, EmailRefused } from './mail.ts';

const from = 'My Store <shop@example.com>';
const email = {
  id: '65a000000000000000000001',
  writtenAt: new Date('2026-01-05T10:00:00Z'),
  to: 'sara@example.com',
  fromName: 'Lotus',
  subject: 'My Store: your code · رمز',
  text: 'Your password reset code is: 042042\n\nالرمز هو: 042042\n',
  html: '<p>Your password reset code is: 042042</p><p dir="rtl">الرمز هو: 042042</p>\n',
};

/** The parts of an email, decoded. */
function readParts(raw: string): string[] {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? 'none';
  const parts = raw.split(`--${boundary}`).slice(1, -1);
  return parts.map((part) => {
    const at = part.indexOf('\r\n\r\n');
    const body = part.slice(at + 4);
    if (/transfer-encoding: base64/i.test(part)) return Buffer.from(body, 'base64').toString();
    const bytes = body.replace(/=\r\n/g, '').replace(/=([\dA-F]{2})/g, (_, hex) => `%${hex}`);
    return decodeURIComponent(bytes).replaceAll('\r', '');
  });
}

test('an email reaches the server with sender, recipient, subject, date, Message-ID, text and HTML', async () => {
  const server = await startMailServer();
  await createSmtpMail({ url: server.url, from }).send(email);
  expect(server.logins).toEqual(['shop:s3cret']);
  expect(server.emails).toMatchObject([{ from: 'shop@example.com', to: ['sara@example.com'] }]);
  const raw = server.emails[0]?.raw ?? '';
  expect(raw).toContain('From: My Store <shop@example.com>');
  expect(raw).toContain('To: sara@example.com');
  expect(raw).toContain('Message-ID: <65a000000000000000000001@example.com>');
  expect(raw).toContain('Date: Mon, 05 Jan 2026 10:00:00 +0000');
  expect(raw).toContain('Content-Type: multipart/alternative');
  expect(readParts(raw).map((part) => part.trim())).toEqual([email.text.trim(), email.html.trim()]);
});

test('without a sender’s name, the shop’s name of the email is used', async () => {
  const server = await startMailServer();
  await createSmtpMail({ url: server.url, from: 'shop@example.com' }).send(email);
  expect(server.emails[0]?.raw).toContain('From: Lotus <shop@example.com>');
});

test('an address is one recipient, even with special characters', async () => {
  const server = await startMailServer();
  await createSmtpMail({ url: server.url, from }).send({ ...email, to: "o'neil+shop@example.com" });
  expect(server.emails[0]?.to).toEqual(["o'neil+shop@example.com"]);
});

test.each(['RCPT', 'DATA'] as const)('a permanent refusal at %s refuses the email for good', async (at) => {
  const server = await startMailServer({
    onStep(step) {
      if (step === at) throw createRefusal(550, 'no such mailbox: sara@example.com');
    },
  });
  const sending = createSmtpMail({ url: server.url, from }).send(email);
  await expect(sending).rejects.toThrow(EmailRefused);
  await expect(sending).rejects.toThrow('550 no such mailbox: s***@example.com');
});

test.each([
  ['RCPT', 451],
  ['DATA', 452],
  // Refusals of our own login or sender address, which the operator can fix.
  ['AUTH', 535],
  ['MAIL', 550],
  ['CONNECT', 554],
] as const)('a refusal at %s with %i may be temporary', async (at, code) => {
  const server = await startMailServer({
    onStep(step) {
      if (step === at) throw createRefusal(code, 'not now');
    },
  });
  const sending = createSmtpMail({ url: server.url, from }).send(email);
  await expect(sending).rejects.toThrow('not now');
  await expect(sending).rejects.not.toBeInstanceOf(EmailRefused);
});

test('sending to a server that never answers fails instead of waiting for ever', async () => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket.on('error', () => {}))).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Only the code is checked: on a busy machine, even connecting may take longer than this timeout.
  const sending = createSmtpMail({ url, from, timeoutMs: 50 }).send(email);
  await expect(sending).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});

test('sending to an unreachable server fails', async () => {
  await expect(createSmtpMail({ url: 'smtp://127.0.0.1:1', from }).send(email)).rejects.toThrow(
    'ECONNREFUSED',
  );
});
