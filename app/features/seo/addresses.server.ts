import { toLanguagePath } from '#app/features/language/language.ts';
import { basename, other, tag } from '#messages/language.ts';
import type { ToAddress } from './page-description.ts';

const OWN_LANGUAGE = { tag, basename };
// English first, since it is also the default for other languages.
const LANGUAGES = [OWN_LANGUAGE, other].sort((one, next) => (one.tag < next.tag ? 1 : -1));

/** Returns a function that writes absolute addresses in the language of this build. */
export function createAddressWriter(origin: string): ToAddress {
  return (path) => origin + toLanguagePath(basename, path);
}

/** The path without the basename of its language. */
export function stripBasename(pathname: string): string {
  return basename === '/' ? pathname : pathname.slice(basename.length) || '/';
}

export interface Alternate {
  language: string;
  address: string;
}

/** The page's address in each language, and the default (`x-default`). */
export function listAlternates(origin: string, path: string): Alternate[] {
  const alternates = LANGUAGES.map((language) => ({
    language: language.tag as string,
    address: origin + toLanguagePath(language.basename, path),
  }));
  return [...alternates, ...alternates.slice(0, 1).map((first) => ({ ...first, language: 'x-default' }))];
}
