import type { Page } from '@playwright/test';

declare global {
  interface Window {
    announcements: string[];
  }
}

/**
 * Records what a screen reader announces: changes of live regions that were there before, and new alerts. Call it
 * before the page is opened; the returned function lists the announcements since its last call.
 */
export async function watchAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const LIVE = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
    const known = new WeakMap<Element, string>();
    window.announcements = [];
    const isWhole = (region: Element) =>
      (region.getAttribute('aria-atomic') ?? String(region.getAttribute('role') !== null)) === 'true';
    const textOf = (node: Node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim();
    function recordChange(region: Element, added: Node[]): void {
      const text = textOf(region);
      const before = known.get(region);
      known.set(region, text);
      const isAlert = region.getAttribute('role') === 'alert';
      if (text === before || (before === undefined && !isAlert) || !region.checkVisibility()) return;
      const said = isWhole(region) ? text : added.map(textOf).join(' ');
      if (said) window.announcements.push(`${isAlert ? 'assertive' : 'polite'}: ${said}`);
    }
    new MutationObserver((changes) => {
      const touched = new Map<Element, Node[]>();
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const inside = [...addedNodes].filter((node) => node instanceof Element);
        const regions = [
          element?.closest(LIVE),
          ...inside.flatMap((node) => [
            ...(node.matches(LIVE) ? [node] : []),
            ...node.querySelectorAll(LIVE),
          ]),
        ];
        for (const region of regions)
          if (region) touched.set(region, [...(touched.get(region) ?? []), ...addedNodes]);
      }
      for (const [region, added] of touched) recordChange(region, added);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => window.announcements.splice(0));
}
