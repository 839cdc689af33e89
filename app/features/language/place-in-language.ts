/** The address of a screen below the address of a language. */
export function placeInLanguage(basename: string, path: string): string {
  return basename === '/' ? path : basename + (path === '/' ? '' : path);
}
