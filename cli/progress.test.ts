import { expect, test } from 'vitest';
import { createProgress } from './progress.ts';

function record(isTTY: boolean, work: (progress: ReturnType<typeof createProgress>) => void): string {
  let written = '';
  const progress = createProgress({
    isTTY,
    write: (text) => {
      written += text;
    },
  });
  work(progress);
  return written;
}

test('in a terminal one line is redrawn, and ended once', () => {
  const written = record(true, ({ update, end }) => {
    update('products', 500_000, 1_000_000);
    update('products', 500_000, 1_000_000);
    update('indexes', 3, 3);
    end();
    end();
  });
  const half = '[###############...............] 500,000 of 1,000,000 products';
  expect(written).toBe(`\r${half}\r${`[${'#'.repeat(30)}] 3 of 3 indexes`.padEnd(half.length)}\n`);
});

test('elsewhere a line is written for every tenth of each part', () => {
  const written = record(false, ({ update, end }) => {
    for (let done = 1; done <= 1000; done += 1) update('products', done, 1000);
    update('indexes', 1, 2);
    update('indexes', 2, 2);
    end();
  });
  const tenths = Array.from({ length: 9 }, (_, at) => `${at + 1}00 of 1,000 products\n`);
  expect(written).toBe(`${tenths.join('')}1,000 of 1,000 products\n1 of 2 indexes\n2 of 2 indexes\n`);
});
