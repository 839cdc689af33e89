/** Positions of a carousel's track, counted in slides from the first; fractional during a drag. A looping carousel can show
 *  0 to `count + 1`: copies of the first slides follow the last one. */

/** Wraps a position in a loop of `count` slides to its equivalent from 0 to less than `count`. */
export function wrapPosition(at: number, count: number): number {
  return ((at % count) + count) % count;
}

/** The start and end of a move, shifted by whole rounds to positions that the track can show; undefined if there are
 *  none. */
export function planSlide(seen: number, to: number, count: number): { from: number; to: number } | undefined {
  const isShown = (at: number) => at >= 0 && at <= count + 1;
  const round = [0, -count, count].find((shift) => isShown(seen + shift) && isShown(to + shift));
  return round === undefined ? undefined : { from: seen + round, to: to + round };
}

// A drag by more than a tenth of a slide moves to the next one.
const SNAP_THRESHOLD = 0.1;

/** The position that a drag from `start` to `at` snaps to. */
export function snap(start: number, at: number): number {
  const moved = at - start;
  return Math.round(at + Math.sign(moved) * (Math.abs(moved) > SNAP_THRESHOLD ? 0.5 - SNAP_THRESHOLD : 0));
}

/** The distance from one slide to the next; negative in RTL. */
export function measureStepPx(track: HTMLElement): number {
  const { columnGap, direction } = getComputedStyle(track);
  const step = (track.offsetWidth + Number.parseFloat(columnGap)) / readPerView(track);
  return direction === 'rtl' ? -step : step;
}

export function readPerView(track: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(track).getPropertyValue('--per-view'));
}

/** The current visible position, also during a transition. */
export function readVisiblePosition(track: HTMLElement): number {
  return -new DOMMatrix(getComputedStyle(track).transform).m41 / measureStepPx(track);
}

/** Starts the transition to a position. The position is a CSS variable, so sliding causes no React render. */
export function slideTo(track: HTMLElement, at: number): void {
  track.style.setProperty('--at', String(at));
}

/** Moves to a position without a transition. */
export function jumpTo(track: HTMLElement, at: number): void {
  track.style.transition = 'none';
  track.style.setProperty('--at', String(at));
  // Reading it forces a style update, so that the next transition starts from here.
  void getComputedStyle(track).transform;
  track.style.transition = '';
}

/** Jumps to a position, and shows the slides themselves there instead of inert copies. */
export function settleAt(track: HTMLElement, at: number): void {
  track.style.setProperty('--base', String(at));
  jumpTo(track, at);
}
