import { createElement } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Answer, MaybePending } from '#app/answers.ts';
import { ShowAnswer } from './show-answer.tsx';

const showName = (answer: MaybePending<Answer<string>>) =>
  ShowAnswer({
    answer,
    fallback: 'on its way',
    children: (settled) =>
      'value' in settled ? `named ${settled.value}` : `failed: ${settled.problem.code}`,
  });

async function renderWhole(answer: MaybePending<Answer<string>>): Promise<string> {
  const stream = await renderToReadableStream(showName(answer));
  await stream.allReady;
  return new Response(stream).text();
}

test('a settled answer is rendered without a Suspense boundary', () => {
  expect(renderToString(showName({ now: { value: 'lamp' } }))).toBe('named lamp');
  expect(renderToString(showName({ now: { problem: { code: 'timeout', text: '' } } }))).toBe(
    'failed: timeout',
  );
});

test('a pending answer has a fallback until it arrives', async () => {
  const coming = Promise.withResolvers<Answer<string>>();
  const reader = (await renderToReadableStream(createElement('div', {}, showName({ soon: coming.promise }))))
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let html = (await reader.read()).value ?? '';
  expect(html).toContain('on its way');
  expect(html).not.toContain('lamp');
  coming.resolve({ value: 'lamp' });
  for (let read = await reader.read(); !read.done; read = await reader.read()) html += read.value;
  expect(html).toContain('named lamp');
});

test('a rejected promise is a problem, not an exception', async () => {
  expect(await renderWhole({ soon: Promise.reject(new TypeError('network error')) })).toContain(
    'failed: offline',
  );
});

test('each pending answer keeps a Suspense boundary of its own', () => {
  const one = { soon: Promise.resolve({ value: 'one' }) };
  const other = { soon: Promise.resolve({ value: 'other' }) };
  const keyOf = (answer: MaybePending<Answer<string>>) => (showName(answer) as { key: string }).key;
  expect(keyOf(one)).toBe(keyOf(one));
  expect(keyOf(one)).not.toBe(keyOf(other));
});
