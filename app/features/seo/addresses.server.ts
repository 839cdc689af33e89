import { placeInLanguage } from '#app/features/language/language.ts';
import { basename, other, tag } from '#messages/language.ts';
import type { ToAddress } from './page-description.ts';

const HERE = { tag, basename };
// English first, since it is also the default for other languages.
const LANGUAGES = [HERE, other].sort((one, next) => (one.tag < next.tag ? 1 : -1));

/** Writes absolute addresses in the language of this build. */
export function addressesAt(origin: string): ToAddress {
  return (path) => origin + placeInLanguage(basename, path);
}

/** The path without the basename of its language. */
export function pathInLanguage(pathname: string): string {
  return basename === '/' ? pathname : pathname.slice(basename.length) || '/';
}

export interface Alternate {
  language: string;
  address: string;
}

/** The page in each language, and the default (`x-default`). */
export function listAlternates(origin: string, path: string): Alternate[] {
  const alternates = LANGUAGES.map((language) => ({
    language: language.tag as string,
    address: origin + placeInLanguage(language.basename, path),
  }));
  return [...alternates, ...alternates.slice(0, 1).map((first) => ({ ...first, language: 'x-default' }))];
}
