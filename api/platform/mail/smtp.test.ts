import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { createSmtpMail } from './mail.ts';

/** A mail server small enough to read; `refuse` is a command it says no to. */
async function startSmtpServer({ refuse = 'none', isSilent = false } = {}) {
  const commands: string[] = [];
  const message: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    if (isSilent) return;
    const say = (line: string) => socket.write(`${line}\r\n`);
    let isMessage = false;
    createInterface({ input: socket }).on('line', (line) => {
      if (isMessage && line !== '.') return void message.push(line);
      if (isMessage) {
        isMessage = false;
        return say('250 taken');
      }
      commands.push(line);
      const [command = ''] = line.split(' ');
      if (command === refuse) return say('550 no');
      if (command === 'EHLO') return say('250-test\r\n250 AUTH PLAIN');
      if (command === 'AUTH') return say('235 welcome');
      if (command === 'DATA') {
        isMessage = true;
        return say('354 go on');
      }
      if (command === 'QUIT') return socket.end('221 bye\r\n');
      say('250 fine');
    });
    say('220 test');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { commands, message, url: `smtp://shop:s3cret@127.0.0.1:${port}` };
}
const from = 'My Store <shop@example.com>';
const letter = {
  to: 'sara@example.com',
  subject: 'My Store: your code · رمز',
  text: 'Your password reset code is: 042042\n\nالرمز هو: 042042\n',
};

test('a letter reaches the server with sender, recipient, subject and both languages', async () => {
  const server = await startSmtpServer();
  await createSmtpMail({ url: server.url, from }).send(letter);
  expect(server.commands).toEqual(
    expect.arrayContaining([
      `AUTH PLAIN ${btoa('\0shop\0s3cret')}`,
      'MAIL FROM:<shop@example.com>',
      'RCPT TO:<sara@example.com>',
    ]),
  );
  const raw = server.message.join('\n');
  expect(raw).toContain('From: My Store <shop@example.com>');
  expect(raw).toContain('To: sara@example.com');
  const body = raw.slice(raw.indexOf('\n\n'));
  const text = /transfer-encoding: base64/i.test(raw)
    ? Buffer.from(body, 'base64').toString()
    : decodeURIComponent(
        body
          .replace(/=\n/g, '')
          .replaceAll('%', '%25')
          .replace(/=([\dA-F]{2})/g, '%$1'),
      );
  expect(text.replaceAll('\r', '').trim()).toBe(letter.text.trim());
});

test('one address is one recipient, whatever it contains', async () => {
  const server = await startSmtpServer();
  await createSmtpMail({ url: server.url, from }).send({ ...letter, to: "o'neil+shop@example.com" });
  expect(server.commands.filter((line) => line.startsWith('RCPT'))).toEqual([
    "RCPT TO:<o'neil+shop@example.com>",
  ]);
});

test.each(['AUTH', 'RCPT', 'DATA'])('a server that refuses %s makes sending fail', async (refuse) => {
  const server = await startSmtpServer({ refuse });
  await expect(createSmtpMail({ url: server.url, from }).send(letter)).rejects.toThrow('550 no');
});

test('a server that says nothing makes sending fail instead of waiting for ever', async () => {
  const server = await startSmtpServer({ isSilent: true });
  // On a busy machine the connection itself may take that long.
  const sending = createSmtpMail({ url: server.url, from, timeoutMs: 50 }).send(letter);
  await expect(sending).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});

test('a server that is not there makes sending fail', async () => {
  await expect(createSmtpMail({ url: 'smtp://127.0.0.1:1', from }).send(letter)).rejects.toThrow(
    'ECONNREFUSED',
  );
});
