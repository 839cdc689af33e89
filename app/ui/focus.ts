const CONTROL_SELECTOR = 'a[href], button, input';

/** The nearest item of the list that is not exiting. */
function findNeighbour(item: HTMLElement): Element | null {
  for (const side of ['nextElementSibling', 'previousElementSibling'] as const) {
    let near = item[side];
    while (near instanceof HTMLElement && near.inert) near = near[side];
    if (near) return near;
  }
  return null;
}

/** Focuses any element, focusable or not, without scrolling. */
export function focusOn(target: HTMLElement | null): void {
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Focuses the heading of the screen. Used when the focused element is removed without a replacement. */
export function focusHeading(): void {
  focusOn(document.querySelector('main h1'));
}

/** Moves the focus from a removed list item to the same control of its neighbour. */
export function moveFocusToNeighbour(item: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!focused || !item?.contains(focused)) return;
  const at = [...item.querySelectorAll(CONTROL_SELECTOR)].indexOf(focused);
  const next = findNeighbour(item)?.querySelectorAll<HTMLElement>(CONTROL_SELECTOR)[at];
  if (next) next.focus();
  else focusHeading();
}

/** A ref for an element that disappears after use, such as a retry button. Moves its focus to the screen's heading. */
export function focusHeadingOnUnmount(part: HTMLElement | null): () => void {
  return () => {
    // In a microtask: by then, the replacement is in the page.
    if (part?.contains(document.activeElement)) queueMicrotask(focusHeading);
  };
}
