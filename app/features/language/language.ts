import type { Language } from '#contract/constants.ts';

/** The path of a screen in a language. Extra leading slashes are dropped: `//host` would leave the shop. */
export function toLanguagePath(basename: string, path: string): string {
  const screen = path.replace(/^[/\\]{2,}/, '/');
  return basename === '/' ? screen : basename + screen.replace(/^\/(?=[?#]|$)/, '');
}

/** Whether the wanted language comes before ours in the languages of a browser. */
export function prefersLanguage(wanted: Language, ours: Language, languages: readonly string[]): boolean {
  const known = languages.map((language) => language.slice(0, 2).toLowerCase());
  return known.find((language) => language === wanted || language === ours) === wanted;
}

/** A cookie, because logging out clears the local storage but keeps the language. */
export const LANGUAGE_COOKIE = 'language';
const YEAR_SECONDS = 31_536_000;

/** Stores the chosen language, or that the other language was offered (`offered`) or declined (`asked`). */
export function rememberLanguage(language: Language | 'offered' | 'asked'): void {
  const secure = window.location.protocol === 'https:' ? ';secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = `${LANGUAGE_COOKIE}=${language};path=/;max-age=${YEAR_SECONDS};samesite=lax${secure}`;
}

/** Whether a language was chosen on this device, or the other one declined. */
export function hasLanguageChoice(cookies: string): boolean {
  return new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(?!offered)`).test(cookies);
}
