/** The address of a screen below the address of a language. It never leaves the shop: `//host` would. */
export function placeInLanguage(basename: string, path: string): string {
  const place = path.replace(/^[/\\]{2,}/, '/');
  return basename === '/' ? place : basename + place.replace(/^\/(?=[?#]|$)/, '');
}
