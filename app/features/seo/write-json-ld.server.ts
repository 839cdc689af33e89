import type { Thing } from './page-description.ts';

/** Things of schema.org as the text of a script; nothing in them can end it. */
export function writeJsonLd(things: Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
}
