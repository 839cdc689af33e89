import { LANGUAGES } from '#contract/constants.ts';

export const PAPERS = ['slips', 'invoices', 'picklist'] as const;
export const SIZES = ['a4', 'a6'] as const;
/** `order` prints each document in the language of its order. */
export const PAPER_LANGUAGES = ['order', ...LANGUAGES] as const;

export interface PaperChoice {
  orders: string[];
  paper: (typeof PAPERS)[number];
  size: (typeof SIZES)[number];
  language: (typeof PAPER_LANGUAGES)[number];
}

const ORDER_PATTERN = /^[\w-]{1,40}$/;
/** The API's maximum for orders in one list. */
const MAX_ORDERS = 1000;

const pickChoice = <Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  text: string | null,
): Choice => choices.find((choice) => choice === text) ?? choices[0];

/** Reads from URL parameters what to print. */
export function readPaper(params: URLSearchParams): PaperChoice {
  const named = (params.get('orders') ?? '').split(',').filter((name) => ORDER_PATTERN.test(name));
  return {
    orders: [...new Set(named)].slice(0, MAX_ORDERS),
    paper: pickChoice(PAPERS, params.get('paper')),
    size: pickChoice(SIZES, params.get('size')),
    language: pickChoice(PAPER_LANGUAGES, params.get('language')),
  };
}
