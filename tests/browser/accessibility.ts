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

/** Repeated list items: after eight cards of one kind the ninth finds nothing new, and each takes time. */
const REPEATED = ['li:nth-child(n + 9)'];

/** What axe finds wrong, by rule and element; by all rules unless some are named. */
export async function findViolations(
  page: Page,
  exclude: string[] = REPEATED,
  only?: string[],
): Promise<string[]> {
  // Once per document: parsing its half megabyte takes as long as a run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // It knows no colours behind what is not drawn until it comes near.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });
  return page.evaluate(
    async ([leftOut, rules]) => {
      const { violations } = await window.axe.run(
        { exclude: leftOut },
        {
          resultTypes: ['violations'],
          // The one rule that is off by default.
          ...(rules ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } }),
        },
      );
      document.adoptedStyleSheets = [];
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    },
    [exclude, only] as const,
  );
}

/** What axe finds wrong with the colours of the dark theme; nothing else changes with it. The page keeps it. */
export async function findDarkViolations(page: Page, exclude: string[] = REPEATED): Promise<string[]> {
  // Without motion, or colours would still be on their way.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  return findViolations(page, exclude, ['color-contrast']);
}

/** axe takes longer than most of what is tested: each time it looks once at every screen (every-screen.spec.ts), in
 *  `npm run test:long` also at every state of one. */
export async function expectNoViolations(page: Page): Promise<void> {
  if (process.env.TEST_LONG) expect(await findViolations(page)).toEqual([]);
}

/** Nothing overflows at any of these widths, and axe finds nothing; the page is left at the first. */
export async function expectUsable(page: Page, first: number, ...others: number[]): Promise<void> {
  for (const width of [...others, first]) {
    await expectFit(page, width);
    await expectNoViolations(page);
  }
}

/** The same on a phone and on a wide screen, starting from either. */
export async function expectUsableAnywhere(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 1280;
  await expectUsable(page, width, width < 800 ? 1440 : 390);
}

/** Lists interactive elements that are smaller than a fingertip, except links in running text. */
export function listSmallTargets(page: Page, leastPx: number): Promise<string[]> {
  return page.evaluate((least) => {
    const PRESSED = 'a[href], button, input, select, textarea, summary, [role=tab]';
    /** The area in which a press reaches the target: its label, or what its pseudo-element covers, included. */
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
        // The skip link has its size only when focused.
        .filter((target) => getComputedStyle(target).clipPath === 'none' && !isInText(target))
        .map((target) => ({ target, box: reachOf(target) }))
        .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < least - 0.5)
        .map(({ target, box }) => {
          const name =
            target.getAttribute('aria-label') ?? target.getAttribute('title') ?? target.textContent ?? '';
          return `${Math.round(box.width)}×${Math.round(box.height)} ${target.localName} '${name.trim()}'`;
        })
    );
  }, leastPx);
}
