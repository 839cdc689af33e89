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

const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** List items from the ninth on are left out: more cards of the same kind show axe nothing new, and take time. */
const REPEATED_ITEMS = ['li:nth-child(n + 9)'];

/** Lists axe's violations, by rule and element; `only` names the rules to check, by default all. */
export async function findViolations(
  page: Page,
  exclude: string[] = REPEATED_ITEMS,
  only?: string[],
): Promise<string[]> {
  // Added once per document: parsing axe's half megabyte takes as long as a check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE);
  // axe cannot see the background of an element whose rendering `content-visibility` skips.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });
  return page.evaluate(
    async ([excluded, rules]) => {
      const { violations } = await window.axe.run(
        { exclude: excluded },
        {
          resultTypes: ['violations'],
          // The one rule of WCAG 2.2 AA that axe leaves out by default.
          ...(rules ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } }),
        },
      );
      document.adoptedStyleSheets = [];
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    },
    [exclude, only] as const,
  );
}

/** Lists contrast violations of the dark theme, which changes nothing but colours. The page stays dark. */
export async function findDarkViolations(page: Page, exclude: string[] = REPEATED_ITEMS): Promise<string[]> {
  // Motion is reduced, because a transition would delay the colours.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  return findViolations(page, exclude, ['color-contrast']);
}

/** Runs axe in `npm run test:long` only, because it is slow; `npm test` checks each screen once, in
 *  every-screen.spec.ts. */
export async function expectNoViolations(page: Page): Promise<void> {
  if (process.env.TEST_LONG) expect(await findViolations(page)).toEqual([]);
}

/** Expects no overflow and no violation at any of these widths; leaves the page at the first. */
export async function expectUsable(page: Page, first: number, ...others: number[]): Promise<void> {
  for (const width of [...others, first]) {
    await expectFit(page, width);
    await expectNoViolations(page);
  }
}

/** Runs `expectUsable` at the current width and at a contrasting one: wide on a phone, narrow otherwise. */
export async function expectUsableAnywhere(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 1280;
  await expectUsable(page, width, width < 800 ? 1440 : 390);
}

/** Lists interactive elements that are smaller than `minPx`, except links in running text. */
export function listSmallTargets(page: Page, minPx: number): Promise<string[]> {
  return page.evaluate((min) => {
    const INTERACTIVE = 'a[href], button, input, select, textarea, summary, [role=tab]';
    /** Returns the clickable area: the label's, or that of an `::after` overlay, or the element's own. */
    function readClickArea(target: Element): DOMRect {
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
      for (const one of around.querySelectorAll(INTERACTIVE)) one.remove();
      return getComputedStyle(target).display === 'inline' && /\p{L}/u.test(around.textContent ?? '');
    }
    return (
      [...document.querySelectorAll(INTERACTIVE)]
        .filter(
          (target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest('[inert]'),
        )
        // The skip link has its size only when focused.
        .filter((target) => getComputedStyle(target).clipPath === 'none' && !isInText(target))
        .map((target) => ({ target, box: readClickArea(target) }))
        .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < min - 0.5)
        .map(({ target, box }) => {
          const name =
            target.getAttribute('aria-label') ?? target.getAttribute('title') ?? target.textContent ?? '';
          return `${Math.round(box.width)}×${Math.round(box.height)} ${target.localName} '${name.trim()}'`;
        })
    );
  }, minPx);
}
