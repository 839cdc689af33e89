/** Invents product lines, model names, and titles and authors of books. */

import { hashOf, type Random } from './random.ts';
import { fill } from './templates.ts';
import { BOOK_HEADS, FIRST_NAMES, PLACES, SURNAMES, TITLE_PATTERNS } from './words/book-names.ts';
import type { CategoryWords, Phrase } from './words/category-words.ts';

const ONSETS = 'b d f g h j k l m n p r s t v w y z br dr kr tr st sh th'.split(' ');
const VOWELS = 'a a e e i i o o u ia'.split(' ');
const NAME_ENDINGS = ' n r l s x m t k'.split(' ');
const MODEL_SUFFIXES = ['Pro', 'Max', 'Plus', 'Lite', 'Mini', 'Air', 'Ultra', 'SE', 'Neo', 'Go'];
const LETTERS = 'ABCDEFGHKLMNPRSTVXZ';

// How many names and numbers there are. A million products use most of the names and some of the numbers.
const INVENTED_NAMES = 40_000;
const MODEL_NUMBERS = 30_000;

/** Invents a name, such as Velora or Tamix, from a number. */
function inventName(number: number): string {
  const hash = hashOf(number, 7);
  const at = (list: readonly string[], shift: number) =>
    list[((hash >>> shift) ^ number) % list.length] ?? '';
  const name =
    at(ONSETS, 0) +
    at(VOWELS, 5) +
    at(ONSETS, 9) +
    at(VOWELS, 14) +
    (hash & 1 ? at(NAME_ENDINGS, 18) : at(ONSETS, 22) + at(VOWELS, 26));
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function makeLine(random: Random, { lines }: CategoryWords): string {
  return random.chance(0.6)
    ? (lines[random.rank(lines.length)] ?? '')
    : inventName(random.rank(INVENTED_NAMES));
}

/** Makes a model code, such as X20, KT-4520 or NV310B. */
export function makeCode(random: Random, brand: string | undefined): string {
  const initials =
    brand && random.chance(0.7)
      ? brand
          .replace(/[^A-Za-z]/g, '')
          .slice(0, 2)
          .toUpperCase()
      : random.pick([...LETTERS]);
  const end = random.chance(0.2) ? random.pick([...LETTERS]) : '';
  return `${initials}${random.chance(0.25) ? '-' : ''}${10 + random.rank(MODEL_NUMBERS)}${end}`;
}

/** Makes a model name, in Latin script in both languages, as is usual in Egyptian shops. */
export function makeModel(random: Random, category: CategoryWords, brand: string | undefined): string {
  const kind = random.next();
  if (category.naming === 'models' && kind < 0.35) return makeCode(random, brand);
  const line = makeLine(random, category);
  if (category.naming === 'models' && kind < 0.6) return `${line} ${1 + random.rank(40)}`;
  if (kind < 0.75) return line;
  return kind < 0.88 ? `${line} ${random.pick(MODEL_SUFFIXES)}` : `${line} ${2 + random.below(8)}`;
}

/** A book's title and author. */
export function makeBook(random: Random): { title: Phrase; author: Phrase } {
  const number = String(11 + random.below(89));
  const slots = {
    head: random.pick(BOOK_HEADS),
    second: random.pick(BOOK_HEADS),
    place: random.pick(PLACES),
    n: { en: number, ar: number },
  };
  const pattern = random.chance(0.4) ? TITLE_PATTERNS[0] : random.pick(TITLE_PATTERNS);
  const [first, family] = [random.pick(FIRST_NAMES), random.pick(SURNAMES)];
  return {
    title: { en: fill(pattern?.en ?? '', 'en', slots), ar: fill(pattern?.ar ?? '', 'ar', slots) },
    author: { en: `${first.en} ${family.en}`, ar: `${first.ar} ${family.ar}` },
  };
}
