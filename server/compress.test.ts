import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressAnswer } from './compress.ts';

/** Opens a response whose body the test controls. */
function openAnswer(type = 'text/html') {
  const left = Promise.withResolvers<void>();
  const { promise: opened, resolve } = Promise.withResolvers<ReadableStreamDefaultController>();
  const body = new ReadableStream({ start: resolve, cancel: () => left.resolve() });
  return { answer: new Response(body, { headers: { 'content-type': type } }), opened, left: left.promise };
}
const ask = (coding: string) => ({ headers: new Headers({ 'accept-encoding': coding }) });

test.each([
  ['br', createBrotliDecompress],
  ['gzip', createGunzip],
])('each chunk is flushed at once, in %s', async (coding, decompress) => {
  const { answer, opened } = openAnswer();
  const compressed = compressAnswer(answer, ask(coding));
  expect(compressed.headers.get('content-encoding')).toBe(coding);
  const reader = compressed.body?.getReader();
  const plain = decompress();
  const parts = plain.setEncoding('utf8')[Symbol.asyncIterator]();
  const pump = async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      plain.write(part.value);
    plain.end();
  };
  const pumping = pump();
  const controller = await opened;
  for (const text of ['shell', 'rest']) {
    controller.enqueue(new TextEncoder().encode(text));
    expect((await parts.next()).value).toBe(text);
  }
  controller.close();
  await pumping;
  expect((await parts.next()).done).toBe(true);
});

test('a disconnecting client cancels the body', async () => {
  const { answer, opened, left } = openAnswer();
  const { body } = compressAnswer(answer, ask('br'));
  (await opened).enqueue(new TextEncoder().encode('shell'));
  const reader = body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await left;
});

test('an error in the body is passed on to the reader', async () => {
  const { answer, opened } = openAnswer();
  const reading = compressAnswer(answer, ask('br')).text();
  (await opened).error(new Error('broken'));
  await expect(reading).rejects.toThrow();
});

test('only text is compressed', () => {
  const { answer } = openAnswer('image/png');
  expect(compressAnswer(answer, ask('br'))).toBe(answer);
  const redirect = new Response(null, { status: 301, headers: { location: '/' } });
  expect(compressAnswer(redirect, ask('br'))).toBe(redirect);
});
