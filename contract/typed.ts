/** Of what is typed to search or to filter by: what is longer is cut. */
export const MAX_TYPED_LENGTH = 200;

/** What was typed to search or to filter by, trimmed and cut; never through a letter that is written as two. */
export const cutTyped = (text: string): string =>
  text
    .trim()
    .slice(0, MAX_TYPED_LENGTH)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
