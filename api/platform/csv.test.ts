import { expect, test } from 'vitest';
import { type Cell, readCsvCell, writeCsvRow } from './csv.ts';

test.each<[string, Cell[], string]>([
  ['numbers, texts and nothing', [6901, 149.5, 'مصر الجديدة', null, ''], '6901,149.5,مصر الجديدة,,'],
  ['commas, quotes and lines', ['a,b', 'a "b"', 'a\nb', 'a\r\nb'], '"a,b","a ""b""","a\nb","a\r\nb"'],
  ['formulas', ['=1+1', '+20', '-1', '@a', ' =1', '\t=1', '＝1'], "'=1+1,'+20,'-1,'@a,' =1,'\t=1,'＝1"],
  ['a formula in quotes', ['=HYPERLINK("x","y")'], `"'=HYPERLINK(""x"",""y"")"`],
  [
    'texts of digits',
    ['01012345678', '123456789012', '12e5', '2026'],
    "'01012345678,'123456789012,'12e5,2026",
  ],
  ['texts with such signs in the middle only', ['a=b', '12-14', 'a@b'], 'a=b,12-14,a@b'],
])('%s', (_what, cells, row) => {
  expect(writeCsvRow(cells)).toBe(`${row}\r\n`);
});

test.each(['=1', "'=1", "''=1", '007', "'007", "'Abd", "'", '', 'a=b', '2026', ' =1', '1e5'])(
  'a text comes back as it was: %j',
  (text) => {
    expect(readCsvCell(writeCsvRow([text]).slice(0, -2))).toBe(text);
  },
);
