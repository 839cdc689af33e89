import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { MAX_BODY_BYTES, MAX_NOTIFICATION_BYTES } from '#api/platform/http/middleware.ts';
import { readBody } from './limit-requests.ts';

const LONG_BODY = Buffer.alloc(MAX_BODY_BYTES + 1);

function send() {
  const sender = Object.assign(new PassThrough(), { headers: { 'transfer-encoding': 'chunked' } });
  const incoming = sender as unknown as IncomingMessage & { rawBody?: Buffer };
  const reading = readBody(incoming, MAX_NOTIFICATION_BYTES);
  sender.write(LONG_BODY);
  return { sender, incoming, reading };
}

test('only a limited number of long request bodies is read at once', async () => {
  const begun = Array.from({ length: 32 }, send);
  await expect(send().reading).rejects.toMatchObject({ status: 503 });
  for (const { sender } of begun) sender.end();
  await Promise.all(begun.map(({ reading }) => reading));
  expect(begun.map(({ incoming }) => incoming.rawBody?.byteLength)).toEqual(
    begun.map(() => LONG_BODY.byteLength),
  );
  const left = send();
  left.sender.destroy();
  await expect(left.reading).rejects.toThrow('disconnected while');
  const again = Array.from({ length: 32 }, send);
  for (const { sender } of again) sender.end();
  await Promise.all(again.map(({ reading }) => reading));
});
