/** The language this run is in: `TEST_LANGUAGE=ar` runs the same tests on the Arabic shop. */
import { formatProblem } from '#app/i18n/ar/provider-errors.ts';
import type { ProviderErrorCode } from '#contract/client/provider-error.ts';
import { LANGUAGES, type Language } from '#contract/constants.ts';
import { type RefusalCode, writeRefusal } from '#contract/refusals/refusals.ts';
import { translate } from './translate.ts';

const isLanguage = (text: string): text is Language => LANGUAGES.some((one) => one === text);

function readLanguage(text = 'en'): Language {
  if (!isLanguage(text)) throw new Error(`TEST_LANGUAGE is one of ${LANGUAGES.join(', ')}, not '${text}'`);
  return text;
}

export const language = readLanguage(process.env.TEST_LANGUAGE);

/**
 * Tags tests that depend on a direction, a script or a language: `npm test` runs them in Arabic, too. For other tests,
 * the types and the checks of the messages suffice; `npm run test:long` runs all tests in Arabic.
 */
export const ARABIC = '@arabic';

/**
 * Tags tests that only `npm run test:long` runs in English: they rarely fail, are also covered by quicker tests, or run
 * in Arabic. Files with only such tests are in `long/`.
 */
export const LONG = '@long';

/** The address of a screen in this run's language. */
export function at(path: string): string {
  if (language === 'en') return path;
  return path === '/' ? '/ar' : `/ar${path}`;
}

/**
 * Translates an exact English text of the shop into this run's language. `message` picks one of several messages with
 * the same English: `say('Submit', 'sign-in.submitLogin')`.
 */
export function say(english: string, message?: string): string {
  return language === 'en' ? english : translate(english, message);
}

/** Picks this run's language of a catalogue text. */
export function localize(text: Record<Language, string>): string {
  return text[language];
}

/** The shop's text in this run's language for a refusal of our own provider. */
export function sayOwnRefusal(refusal: RefusalCode, ...values: number[]): string {
  const text = writeRefusal(refusal, values);
  return language === 'en' ? text : formatProblem({ code: 'rejected', text, refusal, values });
}

/** The shop's text in this run's language for an English refusal of another provider. */
export function sayRefusal(code: ProviderErrorCode, text: string): string {
  return language === 'en' ? text : formatProblem({ code, text });
}

const isRtl = language === 'ar';

/** The arrow keys to the next and to the previous item. */
export const forwardKey = isRtl ? 'ArrowLeft' : 'ArrowRight';
export const backwardKey = isRtl ? 'ArrowRight' : 'ArrowLeft';

/** The distance of a box from the side where lines start: left in English, right in Arabic. */
export const startOf = (box: { x: number; width: number }, pageWidth: number): number =>
  isRtl ? pageWidth - box.x - box.width : box.x;
