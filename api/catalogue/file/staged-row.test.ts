import { expect, test } from 'vitest';
import { describeSmallCatalogue } from '#tests/setup/small-catalogue.ts';
import { jsonLines } from './formats/json-lines.ts';
import type { Kind } from './schema.ts';
import { stageRow } from './staged-row.ts';

const [pot] = describeSmallCatalogue().products;

const listProblems = (kind: Kind, input: unknown) =>
  stageRow(jsonLines, { kind, number: 7, input }).problems.map(({ text }) => text);

const cases: [string, object, string[]][] = [
  [
    'price with three decimals',
    { price: 1.005 },
    ['line 7 (tea-pot): price: must have at most two decimals'],
  ],
  ['price as text', { price: '5' }, ['line 7 (tea-pot): price: must be a number']],
  ['price below zero', { price: -1 }, ['line 7 (tea-pot): price: must be at least 0']],
  [
    'an offer that is not below the price',
    { offerPrice: 149.99 },
    ['line 7 (tea-pot): offerPrice: must be below the price'],
  ],
  ['an offer below zero', { offerPrice: -1 }, ['line 7 (tea-pot): offerPrice: must be at least 0']],
  ['field left out', { sold: undefined }, ['line 7 (tea-pot): sold: is missing']],
  [
    'text in one language only',
    { title: { en: 'Tea pot', ar: ' ' } },
    ['line 7 (tea-pot): title.ar: must be a text that is not empty'],
  ],
  ['rating above five', { ratingsAverage: 6 }, ['line 7 (tea-pot): ratingsAverage: must be at most 5']],
  ['half a piece', { quantity: 1.5 }, ['line 7 (tea-pot): quantity: must be a whole number']],
  ['no pictures', { images: [] }, ['line 7 (tea-pot): images: must name at least one picture']],
  [
    'a picture outside of the folder',
    { images: ['a.png', '../../etc/b.png'] },
    ['line 7 (tea-pot): images[1]: must be the path of a picture (webp, jpg, png, avif) beside the file'],
  ],
  [
    'an invalid moment',
    { createdAt: 'yesterday' },
    ['line 7 (tea-pot): createdAt: must be a moment like 2024-05-01T09:00:00.000Z'],
  ],
  ...[
    '2025-02-30T10:00:00Z',
    '2025-02-29T10:00:00Z',
    '2025-04-31T10:00:00.5+02:00',
    '2025-05-01T10:00:00+20:00',
    '2025-05-01T10:00:00-15',
    '0000-05-01T10:00:00Z',
    '2025-05-01T24:00:00Z',
    '2025-05-01',
  ].map((createdAt): [string, object, string[]] => [
    `the moment ${createdAt}`,
    { createdAt },
    ['line 7 (tea-pot): createdAt: must be a moment like 2024-05-01T09:00:00.000Z'],
  ]),
  ...['2024-02-29T10:00:00Z', '2025-05-01 10:00:00 +0200', '2025-05-01T23:59:59.123456789-12:00'].map(
    (createdAt): [string, object, string[]] => [`the moment ${createdAt}`, { createdAt }, []],
  ),
  [
    'a slug that no database can store',
    { slug: 'tea\0\uD83Epot' },
    ['line 7 (tea\uFFFD\uFFFDpot): slug: contains characters that cannot be stored'],
  ],
  [
    'an option that no database can store',
    { options: { 'si\0ze': 'xl' } },
    [
      'line 7 (tea-pot): options.si\uFFFDze: contains characters that cannot be stored',
      'line 7 (tea-pot): options.si\uFFFDze: must be small letters, digits and hyphens',
    ],
  ],
  [
    'a malformed value',
    { options: { size: 'X L' } },
    ['line 7 (tea-pot): options.size: must be small letters, digits and hyphens'],
  ],
  [
    'a specification in one language only',
    { specifications: [{ name: { en: 'Size', ar: 'المقاس' }, value: { en: 'L' } }] },
    ['line 7 (tea-pot): specifications[0].value.ar: is missing'],
  ],
  [
    'a name of a specification with a colon, and a value of two lines',
    { specifications: [{ name: { en: 'Size: inner', ar: 'المقاس' }, value: { en: 'L\nXL', ar: 'L' } }] },
    [
      'line 7 (tea-pot): specifications[0].name.en: must have no colon',
      'line 7 (tea-pot): specifications[0].value.en: must be one line',
    ],
  ],
  ['half a month', { warrantyMonths: 0.5 }, ['line 7 (tea-pot): warrantyMonths: must be a whole number']],
  ['a malformed family', { family: 'tea' }, ['line 7 (tea-pot): family: must be 24 hex digits']],
];

test.each(cases)('%s', (_name, fields, problems) => {
  expect(listProblems('products', { ...pot, ...fields })).toEqual(problems);
});

test('a long name that is cut within a surrogate pair can still be stored', () => {
  const { row, problems } = stageRow(jsonLines, {
    kind: 'products',
    number: 7,
    input: { ...pot, slug: `${'a'.repeat(199)}🫖` },
  });
  expect(row.place).toBe(`line 7 (${'a'.repeat(199)}\uFFFD)`);
  expect(problems).toHaveLength(1);
});

const name = { en: 'Navy', ar: 'كحلي' };
const navy = { key: 'navy', name };
test.each<[string, object, string[]]>([
  ['nothing wrong', {}, []],
  ['no values', { values: [] }, ['line 7 (colour): values: must name at least one value']],
  ['a value twice', { values: [navy, navy] }, ['line 7 (colour): values: must name each value once']],
  [
    'an invalid colour',
    { values: [{ ...navy, swatch: 'navy' }] },
    ['line 7 (colour): values[0].swatch: must be a colour like #1f2a44'],
  ],
  [
    'a name in one language',
    { values: [{ ...navy, name: { en: 'Navy' } }] },
    ['line 7 (colour): values[0].name.ar: is missing'],
  ],
])('an option: %s', (_name, fields, problems) => {
  const option = { key: 'colour', name, values: [{ ...navy, swatch: '#1F2A44' }] };
  expect(listProblems('options', { ...option, ...fields })).toEqual(problems);
});

test('without an offer price, the rating decides the offer; an option is identified by its key', () => {
  const stage = (kind: Kind, input: unknown) => stageRow(jsonLines, { kind, number: 1, input }).row;
  expect(stage('products', { ...pot, ratingsAverage: 3 })).toMatchObject({
    keeps_offer: true,
    record: { price_piastres: 14_999, offer_piastres: 7_500 },
  });
  expect(stage('products', { ...pot, offerPrice: null })).toMatchObject({
    keeps_offer: false,
    record: { offer_piastres: null },
  });
  expect(stage('options', { key: 'colour', name, values: [navy] })).toMatchObject({
    place: 'line 1 (colour)',
    id: 'colour',
    options: ['colour:navy'],
  });
});
