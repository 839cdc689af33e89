import { writeDigits } from './numbers.ts';

/** The names of months that Egypt uses. A file of its own: most pages show no date. */
const MONTHS = [
  'يناير',
  'فبراير',
  'مارس',
  'أبريل',
  'مايو',
  'يونيو',
  'يوليو',
  'أغسطس',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
];

/** Months count from 1. */
export const nameMonth = (month: number) => MONTHS[month - 1] ?? '';

/** A date as it is written in Egypt; months count from 1. */
export function writeDate(day: number, month: number, year: number): string {
  return writeDigits(`${day} ${nameMonth(month)} ${year}`);
}
