import { createElement } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Answer, Later } from '#app/answers.ts';
import { Show } from './show.tsx';

const showName = (later: Later<Answer<string>>) =>
  Show({
    later,
    fallback: 'on its way',
    children: (answer) => ('value' in answer ? `named ${answer.value}` : `failed: ${answer.problem.code}`),
  });

async function renderWhole(later: Later<Answer<string>>): Promise<string> {
  const stream = await renderToReadableStream(showName(later));
  await stream.allReady;
  return new Response(stream).text();
}

test('an answer that is there is shown as it is, without a boundary around it', () => {
  expect(renderToString(showName({ now: { value: 'lamp' } }))).toBe('named lamp');
  expect(renderToString(showName({ now: { problem: { code: 'timeout', text: '' } } }))).toBe(
    'failed: timeout',
  );
});

test('an answer on its way has a fallback until it comes', async () => {
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

test('an answer that is cut off on its way is a problem, not an exception', async () => {
  expect(await renderWhole({ soon: Promise.reject(new TypeError('network error')) })).toContain(
    'failed: offline',
  );
});

test('each answer on its way has a boundary of its own, and keeps it', () => {
  const one = { soon: Promise.resolve({ value: 'one' }) };
  const other = { soon: Promise.resolve({ value: 'other' }) };
  const keyOf = (later: Later<Answer<string>>) => (showName(later) as { key: string }).key;
  expect(keyOf(one)).toBe(keyOf(one));
  expect(keyOf(one)).not.toBe(keyOf(other));
});
