/** Reads and sets the place of a carousel's track. Its place is a style of its own: a turn renders nothing. */

/** The way from one slide to the next; negative where reading goes to the left. */
export function stepPx(track: HTMLElement): number {
  const { columnGap, direction } = getComputedStyle(track);
  const step = (track.offsetWidth + Number.parseFloat(columnGap)) / perView(track);
  return direction === 'rtl' ? -step : step;
}

export function perView(track: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(track).getPropertyValue('--per-view'));
}

/** The place one sees at this moment, in the middle of a turn too. */
export function seenPlace(track: HTMLElement): number {
  return -new DOMMatrix(getComputedStyle(track).transform).m41 / stepPx(track);
}

/** Starts on the way to a place. */
export function turnTo(track: HTMLElement, at: number): void {
  track.style.setProperty('--at', String(at));
}

/** Puts it to a place at once. */
export function putTo(track: HTMLElement, at: number): void {
  track.style.transition = 'none';
  track.style.setProperty('--at', String(at));
  // Read, so that the browser takes this place as the start of the next turn.
  void getComputedStyle(track).transform;
  track.style.transition = '';
}

/** Makes what is shown from a place on of the slides themselves, not of copies, so that it can be clicked and read. */
export function settleAt(track: HTMLElement, at: number): void {
  track.style.setProperty('--base', String(at));
  putTo(track, at);
}
