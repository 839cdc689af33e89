/** What a person typed on the card page. The number lives as long as the request: it is never stored or logged. */
import { toLatinDigits } from '#contract/rules.ts';
import type { CardMessages } from './messages-en.ts';

export type CardField = keyof CardMessages['fields'];
type Problem = keyof CardMessages['problems'];

export interface CardForm {
  /** As typed, to be shown again; number and security code never leave the request. */
  values: Partial<Record<Exclude<CardField, 'number' | 'cvc'>, string>>;
  /** What is wrong with each wrong field, in the order of the form. */
  errors: Partial<Record<CardField, Problem>>;
  /** Digits alone. */
  number: string;
}

const MAX_TYPED = 100;
// Blanks, dashes and the invisible marks that pasting from right-to-left text brings along.
const FILLING = /[\s\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c-]/g;
const digitsOf = (typed: string) => toLatinDigits(typed).replace(FILLING, '');

/** Whether the last digit of a card number fits the others (ISO/IEC 7812). */
export function isLuhnValid(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const value = at % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function checkNumber(typed: string): Problem | undefined {
  const number = digitsOf(typed);
  if (number === '') return 'noNumber';
  return /^\d{12,19}$/.test(number) && isLuhnValid(number) ? undefined : 'wrongNumber';
}

function checkExpiry(typed: string, now: Date): Problem | undefined {
  const expiry = digitsOf(typed).replaceAll('/', '');
  if (expiry === '') return 'noExpiry';
  const [, month, year] = /^(0[1-9]|1[0-2])((?:20)?\d\d)$/.exec(expiry) ?? [];
  if (!month || !year) return 'wrongExpiry';
  // A card is good until the end of its month.
  const end = Date.UTC(2000 + Number(year.slice(-2)), Number(month));
  return end > now.getTime() ? undefined : 'expired';
}

function checkCvc(typed: string): Problem | undefined {
  const cvc = digitsOf(typed);
  if (cvc === '') return 'noCvc';
  return /^\d{3,4}$/.test(cvc) ? undefined : 'wrongCvc';
}

/** Reads the posted form and says what is wrong with each field. */
export function readCardForm(fields: URLSearchParams, now: Date): CardForm {
  const typed = (field: CardField) => (fields.get(field) ?? '').trim().slice(0, MAX_TYPED);
  const found: Record<CardField, Problem | undefined> = {
    number: checkNumber(typed('number')),
    expiry: checkExpiry(typed('expiry'), now),
    cvc: checkCvc(typed('cvc')),
    name: typed('name') === '' ? 'noName' : undefined,
  };
  return {
    values: { expiry: typed('expiry'), name: typed('name') },
    errors: Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined)),
    number: digitsOf(typed('number')),
  };
}

/** The cards the page tells people about; any other number that fits pays. */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', verdict: 'pay' },
  { number: '4000 0000 0000 3220', verdict: 'challenge' },
  { number: '4000 0000 0000 0002', verdict: 'decline' },
] as const;

/** What the test page does with a card. */
export function judgeCard(number: string): keyof CardMessages['verdicts'] {
  return TEST_CARDS.find((card) => digitsOf(card.number) === number)?.verdict ?? 'pay';
}
