import { writeDigits } from './numbers.ts';

/** The names of months in Egypt. In a file of their own, because most pages show no date. */
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

/** A date in the Egyptian format; months count from 1. */
export function formatDate(day: number, month: number, year: number): string {
  return writeDigits(`${day} ${nameMonth(month)} ${year}`);
}
