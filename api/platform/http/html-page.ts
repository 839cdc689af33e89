/** What the HTML pages of the API itself share: the card page and the reference. */
import { readFileSync } from 'node:fs';
import type { html } from 'hono/html';

export type Html = ReturnType<typeof html>;

/** One stylesheet of several files, after the colours and sizes that all pages share. */
export function readStylesheet(...files: URL[]): string {
  const shared = new URL('./page-tokens.css', import.meta.url);
  return [shared, ...files].map((file) => readFileSync(file, 'utf8')).join('\n');
}
