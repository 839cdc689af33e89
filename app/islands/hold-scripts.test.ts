import { expect, test } from 'vitest';
import { holdScripts } from './hold-scripts.ts';

const PAGE =
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/></head>' +
  '<body><p>type="module" &lt;script&gt;</p><script>1<2</script><script nonce="n" type="module" async="">import "/assets/a.js"</script></body>';
const HELD_PAGE = PAGE.replace('rel="modulepreload"', 'rel="held-modulepreload"').replace(
  '<script nonce="n" type="module"',
  '<script nonce="n" type="held-module"',
);

async function send(...chunks: string[]): Promise<string> {
  const page = new Blob(chunks).stream().pipeThrough(new TextDecoderStream());
  return new Response(page.pipeThrough(holdScripts()).pipeThrough(new TextEncoderStream())).text();
}

test('only module scripts and their preloads are renamed', async () => {
  expect(await send(PAGE)).toBe(HELD_PAGE);
});

test('chunks may be split anywhere', async () => {
  for (let at = 0; at <= PAGE.length; at++)
    expect(await send(PAGE.slice(0, at), PAGE.slice(at))).toBe(HELD_PAGE);
  expect(await send(...PAGE)).toBe(HELD_PAGE);
});
