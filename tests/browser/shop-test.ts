import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { test as quietTest } from './quiet-test.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Tests in a real browser against a real shop, which all of them share. */
export const test = quietTest.extend<{ shop: { url: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
  shop: async ({}, use) => {
    const url = process.env.SHARED_SHOP_URL;
    if (!url) throw new Error('The shop of this run is missing');
    await use({ url });
  },
  baseURL: async ({ shop }, use) => use(shop.url),
});

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What a list repeats: after eight cards of one kind the ninth tells nothing new, and each takes its time. */
const REPEATED = ['li:nth-child(n + 9)'];

/** Fails with what axe finds, by rule and place; on the whole page in `every-screen.spec.ts`. */
export async function expectNoBarriers(page: Page, exclude = REPEATED): Promise<void> {
  // Once per document: reading half a megabyte of it takes as long as using it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async (leftOut) => {
    const { violations } = await window.axe.run(
      { exclude: leftOut },
      {
        resultTypes: ['violations'],
        // The one rule that axe leaves off by itself.
        rules: { 'target-size': { enabled: true } },
      },
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  }, exclude);
  expect(found).toEqual([]);
}
