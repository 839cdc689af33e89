import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface ReceivedEmail {
  from: string;
  to: string[];
  raw: string;
}

interface Behaviour {
  /** Called at each step; an error refuses the step, a promise makes it slow. */
  onStep?: (step: Step) => unknown;
  /** Called when an email was received, before it is confirmed to the sender. */
  onReceived?: () => void;
}
type Step = 'CONNECT' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA';

/** An error that refuses a step: 4xx temporarily, 5xx permanently. */
export const createRefusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

const addressOf = (address: false | { address: string }) => (address ? address.address : '');

/** Starts a real mail server on loopback, for one test. */
export async function startMailServer({ onStep = () => {}, onReceived = () => {} }: Behaviour = {}) {
  const emails: ReceivedEmail[] = [];
  const logins: string[] = [];
  const pass = (step: Step) => async (_session: SMTPServerSession, done: (error?: Error | null) => void) => {
    try {
      await onStep(step);
      done();
    } catch (error) {
      done(error as Error);
    }
  };
  const options: SMTPServerOptions = {
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    authOptional: true,
    // Reverse lookups take time.
    disableReverseLookup: true,
    logger: false,
    onConnect: pass('CONNECT'),
    onAuth({ username, password }, session, done) {
      logins.push(`${username}:${password}`);
      pass('AUTH')(session, (error) => (error ? done(error) : done(null, { user: username })));
    },
    onMailFrom: (_address, session, done) => void pass('MAIL')(session, done),
    onRcptTo: (_address, session, done) => void pass('RCPT')(session, done),
    async onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      const raw = await text(stream);
      await pass('DATA')(session, (error) => {
        if (!error) emails.push({ from: addressOf(mailFrom), to: rcptTo.map(({ address }) => address), raw });
        if (!error) onReceived();
        done(error);
      });
    },
  };
  const server = new SMTPServer(options);
  // Ignores clients that disconnect in the middle of a step.
  server.on('error', () => {});
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => void sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  /** Drops every connection at once. */
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  onTestFinished(async () => {
    dropAll();
    await new Promise<void>((resolve) => server.close(resolve));
  });
  const { port } = server.server.address() as AddressInfo;
  return { emails, logins, dropAll, url: `smtp://shop:s3cret@127.0.0.1:${port}` };
}
