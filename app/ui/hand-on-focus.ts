const CONTROLS = 'a[href], button, input';

/** The nearest item of the list that is not on its way out itself. */
function findNeighbour(item: HTMLElement): Element | null {
  for (const side of ['nextElementSibling', 'previousElementSibling'] as const) {
    let near = item[side];
    while (near instanceof HTMLElement && near.inert) near = near[side];
    if (near) return near;
  }
  return null;
}

/** Gives the focus to what may not be made for it, without moving the page. */
export function focusOn(target: HTMLElement | null): void {
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Gives the focus to the heading of the screen: for when what had it is gone, and nothing like it is left. */
export function focusHeading(): void {
  focusOn(document.querySelector('main h1'));
}

/** An item leaves its list: where it had the focus, the same control of its neighbour has it now. */
export function handOnFocus(item: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!focused || !item?.contains(focused)) return;
  const at = [...item.querySelectorAll(CONTROLS)].indexOf(focused);
  const next = findNeighbour(item)?.querySelectorAll<HTMLElement>(CONTROLS)[at];
  if (next) next.focus();
  else focusHeading();
}

/** The ref of what goes once it has done its part, a button to try again for one: the heading has its focus then. */
export function focusHeadingAfter(part: HTMLElement | null): () => void {
  return () => {
    // What comes in its place is there a moment later.
    if (part?.contains(document.activeElement)) queueMicrotask(focusHeading);
  };
}
