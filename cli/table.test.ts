import { expect, test } from 'vitest';
import { formatTable, sanitiseText } from './table.ts';

test('columns are aligned below their titles, amounts to the right', () => {
  const columns = [{ title: 'number' }, { title: 'total', isRight: true }, { title: 'city' }];
  const rows = [
    ['6901', '1,490 EGP', 'القاهرة'],
    ['12', '5 EGP', 'Giza'],
  ];
  expect(formatTable(columns, rows)).toBe(
    'number      total  city\n6901    1,490 EGP  القاهرة\n12          5 EGP  Giza',
  );
});

test('control characters are removed from untrusted text', () => {
  expect(sanitiseText('Sara\u001B[2J\u001B]0;x\u0007 Ali\r\nGiza')).toBe('Sara [2J ]0;x  Ali Giza');
  expect(sanitiseText('\u202E6901\u202C')).toBe('6901');
  expect(sanitiseText('شقة ٥\u200Cب')).toBe('شقة ٥\u200Cب');
});
