const CONTROLS = 'a[href], button, input';

/** The nearest item of the list that is not exiting itself. */
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

/** Focuses the heading of the screen: for when what had the focus is gone, and nothing like it is left. */
export function focusHeading(): void {
  focusOn(document.querySelector('main h1'));
}

/** For an item that is removed from its list: if it has the focus, the same control of its neighbour gets it. */
export function moveFocusToNeighbour(item: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!focused || !item?.contains(focused)) return;
  const at = [...item.querySelectorAll(CONTROLS)].indexOf(focused);
  const next = findNeighbour(item)?.querySelectorAll<HTMLElement>(CONTROLS)[at];
  if (next) next.focus();
  else focusHeading();
}

/** A ref for what disappears once it was used, such as a button to try again: its focus goes to the heading. */
export function focusHeadingOnUnmount(part: HTMLElement | null): () => void {
  return () => {
    // What replaces it is in the page a moment later.
    if (part?.contains(document.activeElement)) queueMicrotask(focusHeading);
  };
}
