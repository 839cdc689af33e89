/** Parses and validates the card form. The card number is never stored or logged. */
import { toLatinDigits } from '#contract/rules.ts';
import type { CardMessages } from './messages-en.ts';

export type CardField = keyof CardMessages['fields'];
type Problem = keyof CardMessages['problems'];

export interface CardForm {
  /** Typed values to show again; never the security code. */
  values: Partial<Record<Exclude<CardField, 'cvc'>, string>>;
  /** The problems of invalid fields, in the form's order. */
  errors: Partial<Record<CardField, Problem>>;
  /** Digits only. */
  number: string;
}

const MAX_LENGTH = 100;
// Spaces, dashes and the invisible marks in pasted right-to-left text.
const SEPARATORS = /[\s\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c-]/g;
const extractDigits = (typed: string) => toLatinDigits(typed).replace(SEPARATORS, '');

/** Whether a card number's check digit is right (ISO/IEC 7812). */
export function isLuhnValid(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const value = at % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function checkNumber(typed: string): Problem | undefined {
  const number = extractDigits(typed);
  if (number === '') return 'noNumber';
  return /^\d{12,19}$/.test(number) && isLuhnValid(number) ? undefined : 'wrongNumber';
}

function checkExpiry(typed: string, now: Date): Problem | undefined {
  const expiry = extractDigits(typed).replaceAll('/', '');
  if (expiry === '') return 'noExpiry';
  const [, month, year] = /^(0[1-9]|1[0-2])((?:20)?\d\d)$/.exec(expiry) ?? [];
  if (!month || !year) return 'wrongExpiry';
  // A card is valid until the end of its month.
  const end = Date.UTC(2000 + Number(year.slice(-2)), Number(month));
  return end > now.getTime() ? undefined : 'expired';
}

function checkCvc(typed: string): Problem | undefined {
  const cvc = extractDigits(typed);
  if (cvc === '') return 'noCvc';
  return /^\d{3,4}$/.test(cvc) ? undefined : 'wrongCvc';
}

/** Parses the posted form and validates each field. */
export function readCardForm(fields: URLSearchParams, now: Date): CardForm {
  const typed = (field: CardField) => (fields.get(field) ?? '').trim().slice(0, MAX_LENGTH);
  const found: Record<CardField, Problem | undefined> = {
    number: checkNumber(typed('number')),
    expiry: checkExpiry(typed('expiry'), now),
    cvc: checkCvc(typed('cvc')),
    name: typed('name') === '' ? 'noName' : undefined,
  };
  return {
    values: { number: typed('number'), expiry: typed('expiry'), name: typed('name') },
    errors: Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined)),
    number: extractDigits(typed('number')),
  };
}

/** The cards that the page lists; any other valid number is approved. */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', verdict: 'pay' },
  { number: '4000 0000 0000 3220', verdict: 'challenge' },
  { number: '4000 0000 0000 0002', verdict: 'decline' },
] as const;

/** What the test card page does with a card. */
export function judgeCard(number: string): keyof CardMessages['verdicts'] {
  return TEST_CARDS.find((card) => extractDigits(card.number) === number)?.verdict ?? 'pay';
}
