import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { expectFit } from './layout-checks.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What a list repeats: after eight cards of one kind the ninth tells nothing new, and each takes its time. */
const REPEATED = ['li:nth-child(n + 9)'];

/** Fails with what axe finds, by rule and place; on the whole page in `every-screen.spec.ts`. */
export async function expectNoViolations(page: Page, exclude = REPEATED): Promise<void> {
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

/** `npm run test:long` asks axe at every width, where every screen is asked at two in any case (every-screen.spec.ts). */
const isLong = Boolean(process.env.TEST_LONG);

/** Nothing is wider than the page at any of these widths, and axe finds nothing at the first, where it is left. */
export async function expectUsable(page: Page, first: number, ...others: number[]): Promise<void> {
  for (const width of [...others, first]) {
    await expectFit(page, width);
    if (isLong || width === first) await expectNoViolations(page);
  }
}

/** The same on a phone and on a wide screen, whichever the page is on. */
export async function expectUsableAnywhere(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 1280;
  await expectUsable(page, width, width < 800 ? 1440 : 390);
}

/** Everything that can be pressed and is smaller than a fingertip; links in running text are as high as its lines. */
export function listSmallTargets(page: Page, leastPx: number): Promise<string[]> {
  return page.evaluate((least) => {
    const PRESSED = 'a[href], button, input, select, textarea, summary, [role=tab]';
    /** What a press inside the box of a target reaches, its label and what it is stretched over included. */
    function reachOf(target: Element): DOMRect {
      const label = target.closest('label');
      if (label) return label.getBoundingClientRect();
      const cover = getComputedStyle(target, '::after');
      if (cover.content === 'none' || cover.position !== 'absolute') return target.getBoundingClientRect();
      let frame = target.parentElement;
      while (frame && getComputedStyle(frame).position === 'static') frame = frame.parentElement;
      return (frame ?? target).getBoundingClientRect();
    }
    function isInText(target: Element): boolean {
      const around = target.parentElement?.cloneNode(true) as Element;
      for (const one of around.querySelectorAll(PRESSED)) one.remove();
      return getComputedStyle(target).display === 'inline' && /\p{L}/u.test(around.textContent ?? '');
    }
    return (
      [...document.querySelectorAll(PRESSED)]
        .filter(
          (target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest('[inert]'),
        )
        // The skip link takes its size with the focus.
        .filter((target) => getComputedStyle(target).clipPath === 'none' && !isInText(target))
        .map((target) => ({ target, box: reachOf(target) }))
        .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < least - 0.5)
        .map(({ target, box }) => {
          const name = target.getAttribute('aria-label') ?? target.textContent ?? '';
          return `${Math.round(box.width)}×${Math.round(box.height)} ${target.localName} '${name.trim()}'`;
        })
    );
  }, leastPx);
}
