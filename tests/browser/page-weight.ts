import { statSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/** The budget of a first page load; scripts and styles compressed with brotli, fonts as they are. */
const WEIGHT_BUDGET = {
  scriptBytes: 150_000,
  scriptFiles: 12,
  styleBytes: 20_000,
  fontBytes: 35_000,
};
/** The maximum size of a page's HTML, uncompressed. */
const MAX_HTML_BYTES = 200_000;

export type PageWeight = typeof WEIGHT_BUDGET;

/** Measures the scripts, styles and fonts that a page loads from now on, as the build compressed them. */
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

/** Reports every exceeded budget, not just the first. */
export function expectLight(weight: PageWeight): void {
  expect.soft(weight.scriptBytes, 'bytes of scripts').toBeLessThanOrEqual(WEIGHT_BUDGET.scriptBytes);
  expect.soft(weight.scriptFiles, 'files of scripts').toBeLessThanOrEqual(WEIGHT_BUDGET.scriptFiles);
  expect.soft(weight.styleBytes, 'bytes of styles').toBeLessThanOrEqual(WEIGHT_BUDGET.styleBytes);
  expect.soft(weight.fontBytes, 'bytes of fonts').toBeLessThanOrEqual(WEIGHT_BUDGET.fontBytes);
}

export function expectLightHtml(html: string): void {
  expect.soft(Buffer.byteLength(html), 'bytes of HTML').toBeLessThanOrEqual(MAX_HTML_BYTES);
}
