import { expect, test } from 'vitest';
import { groupPicks } from './group-picks.ts';
import { readPaper } from './read-paper.ts';

const createLine = (productId: string, titleEn: string, pieces: number) => ({
  ...{ productId, titleEn, titleAr: titleEn, cover: 'key', pieces },
});

test('a product in several orders is listed once, with all orders that need it', () => {
  const picks = groupPicks([
    { orderNumber: 'MS-1', lines: [createLine('b', 'Oud', 1), createLine('a', 'Cap', 2)] },
    { orderNumber: 'MS-2', lines: [createLine('b', 'Oud', 3)] },
  ]);
  expect(picks.map(({ titleEn, pieces, orders }) => ({ titleEn, pieces, orders }))).toEqual([
    { titleEn: 'Cap', pieces: 2, orders: [{ orderNumber: 'MS-1', pieces: 2 }] },
    {
      titleEn: 'Oud',
      pieces: 4,
      orders: [
        { orderNumber: 'MS-1', pieces: 1 },
        { orderNumber: 'MS-2', pieces: 3 },
      ],
    },
  ]);
});

test('the URL defines what to print; invalid parts are ignored', () => {
  expect(readPaper(new URLSearchParams('orders=MS-1,MS-2,MS-1,a/b&paper=invoices&size=a3'))).toEqual({
    orders: ['MS-1', 'MS-2'],
    paper: 'invoices',
    size: 'a4',
    language: 'order',
  });
});
