/** What a person typed on the card page. The number lives as long as the request: it is never stored or logged. */
import { toLatinDigits } from '#contract/rules.ts';

export type CardField = 'number' | 'expiry' | 'cvc' | 'name';

export interface CardForm {
  /** As typed, to be shown again; without the security code, which never leaves the request. */
  values: Partial<Record<CardField, string>>;
  /** One text per wrong field, in the order of the form. */
  errors: Partial<Record<CardField, string>>;
  /** Digits alone. */
  number: string;
}

const MAX_TYPED = 100;
// Blanks, dashes and the invisible marks that pasting from right-to-left text brings along.
const FILLING = /[\s\u200e\u200f\u061c-]/g;
const digitsOf = (typed: string) => toLatinDigits(typed).replace(FILLING, '');

/** Whether the last digit of a card number fits the others (ISO/IEC 7812). */
export function isLuhnValid(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const value = at % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function checkNumber(typed: string): string | undefined {
  const number = digitsOf(typed);
  if (number === '') return 'Enter the card number';
  return /^\d{12,19}$/.test(number) && isLuhnValid(number)
    ? undefined
    : 'This card number is not right. Please check it';
}

function checkExpiry(typed: string, now: Date): string | undefined {
  const expiry = digitsOf(typed).replaceAll('/', '');
  if (expiry === '') return 'Enter the expiry date';
  const [, month, year] = /^(0[1-9]|1[0-2])((?:20)?\d\d)$/.exec(expiry) ?? [];
  if (!month || !year) return 'Enter the expiry date as MM / YY';
  // A card is good until the end of its month.
  const end = Date.UTC(2000 + Number(year.slice(-2)), Number(month));
  return end > now.getTime() ? undefined : 'This card has expired';
}

function checkCvc(typed: string): string | undefined {
  const cvc = digitsOf(typed);
  if (cvc === '') return 'Enter the security code';
  return /^\d{3,4}$/.test(cvc) ? undefined : 'The security code has 3 or 4 digits';
}

/** Reads the posted form and says what is wrong with each field. */
export function readCardForm(fields: URLSearchParams, now: Date): CardForm {
  const typed = (field: CardField) => (fields.get(field) ?? '').trim().slice(0, MAX_TYPED);
  const found = {
    number: checkNumber(typed('number')),
    expiry: checkExpiry(typed('expiry'), now),
    cvc: checkCvc(typed('cvc')),
    name: typed('name') === '' ? 'Enter the name on the card' : undefined,
  };
  return {
    values: { number: typed('number'), expiry: typed('expiry'), name: typed('name') },
    errors: Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined)),
    number: digitsOf(typed('number')),
  };
}

/** The cards the page tells people about; any other number that fits pays. */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', meaning: 'pays' },
  { number: '4000 0000 0000 3220', meaning: 'asks for a second step' },
  { number: '4000 0000 0000 0002', meaning: 'is declined' },
] as const;

/** What the test page does with a card. */
export function judgeCard(number: string): 'pay' | 'challenge' | 'decline' {
  if (number === '4000000000000002') return 'decline';
  return number === '4000000000003220' ? 'challenge' : 'pay';
}
