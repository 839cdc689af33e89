import { describe, expect, test } from 'vitest';
import { MAX_FILE_BYTES, readCsvFile } from './read-csv-file.ts';

const encode = (text: string) => new TextEncoder().encode(text);

describe('the text of a file', () => {
  test.each([
    ['UTF-8', encode('رقم الطلب,المبلغ')],
    [
      'UTF-16, as Excel saves Unicode text',
      new Uint8Array([
        0xff,
        0xfe,
        ...new Uint8Array(Uint16Array.from([...'رقم الطلب,المبلغ'].map((each) => each.charCodeAt(0))).buffer),
      ]),
    ],
    [
      'the Arabic code page of Windows',
      Uint8Array.from([
        0xd1, 0xde, 0xe3, 0x20, 0xc7, 0xe1, 0xd8, 0xe1, 0xc8, 0x2c, 0xc7, 0xe1, 0xe3, 0xc8, 0xe1, 0xdb,
      ]),
    ],
  ])('is read from %s', (_, bytes) => {
    expect(readCsvFile(bytes)).toEqual({ text: 'رقم الطلب,المبلغ' });
  });
});

describe('a file that is not a CSV file', () => {
  test.each([
    ['empty', encode('')],
    ['empty', encode(' \n')],
    ['picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10])],
    ['picture', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])],
    ['picture', encode('\0\0\0 ftypheic')],
    ['pdf', encode('%PDF-1.7')],
    ['spreadsheet', encode('PK\x03\x04')],
    ['spreadsheet', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0])],
    ['unreadable', encode('id,\0amount')],
    ['tooLarge', encode('1,2\n'.repeat(MAX_FILE_BYTES / 4 + 1))],
  ])('is refused as %s', (problem, bytes) => {
    expect(readCsvFile(bytes)).toEqual({ problem });
  });
});
