import { expect, test } from 'vitest';
import { createFormats, joinFacts, readHour } from './formats.ts';

const LATE = new Date('2026-11-19T23:30:00Z');

test('a day is the day in Cairo', () => {
  expect(createFormats('en').writeDay(LATE)).toBe('Friday, 20 November 2026');
});

test('an Arabic day has Latin digits', () => {
  expect(createFormats('ar').writeDay(LATE)).toMatch(/الجمعة.*20.*2026/);
});

test('a date and time is formatted in Cairo time', () => {
  expect(createFormats('en').writeMoment(LATE.toISOString())).toBe('20 Nov 2026, 1:30 am');
});

test('an hour is the hour in Cairo', () => {
  expect(readHour(LATE)).toBe(1);
});

const NOW = new Date('2026-11-19T20:00:00Z');
test.each([
  ['2026-11-19T19:59:50Z', 'now'],
  ['2026-11-19T19:55:00Z', '5 min ago'],
  ['2026-11-19T17:30:00Z', '2 hr ago'],
  ['2026-11-18T19:00:00Z', 'yesterday'],
  // Fewer than 48 hours ago, but the day before yesterday.
  ['2026-11-17T20:30:00Z', '2 days ago'],
  ['2026-11-18T01:00:00Z', 'yesterday'],
  ['2026-11-14T19:00:00Z', '5 days ago'],
  ['2026-11-12T19:00:00Z', '12 Nov'],
  ['2025-11-12T19:00:00Z', '12 Nov 2025'],
])('the age of %s is formatted as %s', (moment, text) => {
  expect(createFormats('en').writeAge(moment, NOW)).toBe(text);
});

test('EGP is written in the language of the text; other currencies keep their code', () => {
  expect(createFormats('en').writeMoney(120_499)).toBe('1,204.99 EGP');
  expect(createFormats('ar').writeMoney(120_499)).toBe('1,204.99 ج.م');
  expect(createFormats('ar').writeMoney(1000, 'USD')).toBe('10 USD');
  expect(createFormats('en').writeMoney(-5050)).toBe('\u200e\u221250.50 EGP');
});

test.each([
  [120_400, '1,204.00'],
  [-5, '\u22120.05'],
  [0, '0.00'],
])('%d piastres are %s in a column', (piastres, text) => {
  expect(createFormats('ar').writeFigure(piastres)).toBe(text);
});

test('a month is formatted with its name', () => {
  expect(createFormats('en').writeMonth('2026-11')).toBe('November 2026');
  expect(createFormats('ar').writeMonth('2026-11')).toMatch(/نوفمبر 2026/);
});

test('facts in a row are isolated, and missing ones left out', () => {
  expect(joinFacts(['01000349583', undefined, null, '', '3 طلبات'])).toBe(
    '\u206801000349583\u2069 · \u20683 طلبات\u2069',
  );
});
