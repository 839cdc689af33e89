import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Of a frame, for options that are new in it; the rest is the browser's, to paint them and to take the next letter. */
const BUDGET_MS = 2;

/**
 * Lets new options appear in their order, in each frame as many as there is time for: all at once on a quick machine, one by
 * one on a slow phone, where the next letter would wait for them. CSS leaves out the content of those that wait, and keeps
 * their room.
 */
export function useByFrames(panel: RefObject<HTMLElement | null>): void {
  const known = useRef(new WeakSet<Element>());
  const waiting = useRef<HTMLElement[]>([]);
  const frame = useRef(0);

  function show(): void {
    const start = performance.now();
    let height: number | undefined;
    do {
      const option = waiting.current.shift();
      option?.removeAttribute('data-waits');
      // Reading it has the browser lay out the option now, which is what takes the time.
      height = option?.offsetHeight;
    } while (height !== undefined && performance.now() - start < BUDGET_MS);
    frame.current = waiting.current.length > 0 ? requestAnimationFrame(show) : 0;
  }

  // After every change of the list, before the browser paints it.
  useLayoutEffect(() => {
    for (const option of panel.current?.querySelectorAll<HTMLElement>('[role=option]') ?? []) {
      if (known.current.has(option)) continue;
      known.current.add(option);
      option.setAttribute('data-waits', '');
      waiting.current.push(option);
    }
    if (waiting.current.length > 0) frame.current ||= requestAnimationFrame(show);
  });
  useLayoutEffect(() => () => cancelAnimationFrame(frame.current), []);
}
