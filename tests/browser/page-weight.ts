import { statSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/** The most that a first page loads; scripts and styles compressed with brotli, fonts as they are. */
const MOST = {
  scriptBytes: 150_000,
  scriptFiles: 12,
  styleBytes: 20_000,
  fontBytes: 35_000,
};
/** Uncompressed. */
const MOST_HTML_BYTES = 200_000;

export type PageWeight = typeof MOST;

/** Counts what a page loads of scripts, styles and fonts, as the build compressed them. */
export function weighPage(page: Page): () => PageWeight {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) files.add(pathname);
  });
  const list = (ending: string) => [...files].filter((file) => file.endsWith(ending));
  const sum = (ending: string, compressed: string) =>
    list(ending).reduce((total, file) => total + statSync(`build/client${file}${compressed}`).size, 0);
  return () => ({
    scriptBytes: sum('.js', '.br'),
    scriptFiles: list('.js').length,
    styleBytes: sum('.css', '.br'),
    fontBytes: sum('.woff2', ''),
  });
}

/** Each budget is told by itself: a page may be beyond several. */
export function expectLight(weight: PageWeight): void {
  expect.soft(weight.scriptBytes, 'bytes of scripts').toBeLessThanOrEqual(MOST.scriptBytes);
  expect.soft(weight.scriptFiles, 'files of scripts').toBeLessThanOrEqual(MOST.scriptFiles);
  expect.soft(weight.styleBytes, 'bytes of styles').toBeLessThanOrEqual(MOST.styleBytes);
  expect.soft(weight.fontBytes, 'bytes of fonts').toBeLessThanOrEqual(MOST.fontBytes);
}

export function expectLightHtml(html: string): void {
  expect.soft(Buffer.byteLength(html), 'bytes of HTML').toBeLessThanOrEqual(MOST_HTML_BYTES);
}
