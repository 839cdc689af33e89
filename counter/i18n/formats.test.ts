import { expect, test } from 'vitest';
import { createFormats, readHour } from './formats.ts';

const LATE = new Date('2026-11-19T23:30:00Z');

test('a day is the day in Cairo', () => {
  expect(createFormats('en').writeDay(LATE)).toBe('Friday, 20 November 2026');
});

test('an Arabic day has Latin digits', () => {
  expect(createFormats('ar').writeDay(LATE)).toMatch(/الجمعة.*20.*2026/);
});

test('a moment is written in the time of Cairo', () => {
  expect(createFormats('en').writeMoment(LATE.toISOString())).toBe('20 Nov 2026, 1:30 am');
});

test('an hour is the hour in Cairo', () => {
  expect(readHour(LATE)).toBe(1);
});
