import type { Language } from '#contract/constants.ts';

/** The address of a screen below the address of a language. A path such as `//host` would leave the shop: extra slashes are dropped. */
export function placeInLanguage(basename: string, path: string): string {
  const place = path.replace(/^[/\\]{2,}/, '/');
  return basename === '/' ? place : basename + place.replace(/^\/(?=[?#]|$)/, '');
}

/** Whether a browser would rather read this language than ours: it comes first of the two in its list. */
export function prefersLanguage(wanted: Language, ours: Language, languages: readonly string[]): boolean {
  const known = languages.map((language) => language.slice(0, 2).toLowerCase());
  return known.find((language) => language === wanted || language === ours) === wanted;
}

/** A cookie, because logging out clears the local storage and leaves the language alone. */
export const LANGUAGE_COOKIE = 'language';
const YEAR_SECONDS = 31_536_000;

/** Keeps the language that was chosen for the next visit, or that the offer of another was closed. */
export function rememberLanguage(language: Language | 'asked'): void {
  const secure = window.location.protocol === 'https:' ? ';secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = `${LANGUAGE_COOKIE}=${language};path=/;max-age=${YEAR_SECONDS};samesite=lax${secure}`;
}

/** Whether a language was chosen on this device, or offered and not wanted. */
export function wasAskedForLanguage(cookies: string): boolean {
  return new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=`).test(cookies);
}
