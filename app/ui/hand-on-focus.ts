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

/** Gives the focus to the heading of the screen: for when what had it is gone, and nothing like it is left. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

/** An item leaves its list: where it had the focus, the same control of its neighbour has it now. */
export function handOnFocus(item: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || !item.contains(focused)) return;
  const at = [...item.querySelectorAll(CONTROLS)].indexOf(focused);
  const next = findNeighbour(item)?.querySelectorAll<HTMLElement>(CONTROLS)[at];
  if (next) next.focus();
  else focusHeading();
}
