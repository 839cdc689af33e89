import type { Page } from '@playwright/test';

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
