/** The language this run is in: `TEST_LANGUAGE=ar` runs the same tests on the Arabic shop. */
import { sayProblem } from '#app/i18n/ar/provider-errors.ts';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import type { ProviderErrorCode } from '#contract/provider-error.ts';
import { translate } from './translate.ts';

const isLanguage = (text: string): text is Language => LANGUAGES.some((one) => one === text);

function readLanguage(text = 'en'): Language {
  if (!isLanguage(text)) throw new Error(`TEST_LANGUAGE is one of ${LANGUAGES.join(', ')}, not '${text}'`);
  return text;
}

export const language = readLanguage(process.env.TEST_LANGUAGE);

/** Marks what depends on a direction, a script or a language: it is tested in Arabic each time. What does not, the
 *  types and the checks of the messages answer for; `npm run test:long` tests all of it in Arabic. */
export const ARABIC = '@arabic';

/** The address of a screen in this run's language. */
export function at(path: string): string {
  if (language === 'en') return path;
  return path === '/' ? '/ar' : `/ar${path}`;
}

/** What the shop says in this run's language, by what it says in English: to the letter, in either. */
export function say(english: string): string {
  return language === 'en' ? english : translate(english);
}

/** A text of the catalogue in this run's language. */
export function written(text: Record<Language, string>): string {
  return text[language];
}

/** What the shop says in this run's language where the provider refused in these English words. */
export function sayRefusal(code: ProviderErrorCode, text: string): string {
  return language === 'en' ? text : sayProblem({ code, text });
}

// What is mirrored where people read from right to left.
const isRtl = language === 'ar';

/** The arrow keys to what comes next and to what was before. */
export const forwardKey = isRtl ? 'ArrowLeft' : 'ArrowRight';
export const backwardKey = isRtl ? 'ArrowRight' : 'ArrowLeft';

/** How far a box is from the side of the page where lines start. */
export const startOf = (box: { x: number; width: number }, pageWidth: number): number =>
  isRtl ? pageWidth - box.x - box.width : box.x;
