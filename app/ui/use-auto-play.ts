import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface AutoPlayOptions {
  /** The element that must be in view for `onTick` to be called. */
  ref: RefObject<HTMLElement | null>;
  ms: number | undefined;
  isPaused: boolean;
  /** The current slide; the interval restarts when it changes. */
  current: number;
  onTick: () => void;
}

/** Calls `onTick` at an interval while `ref` is in view, unless the visitor prefers reduced motion. */
export function useAutoPlay({ ref, ms, isPaused, current, onTick }: AutoPlayOptions): void {
  const [isInView, setInView] = useState(false);
  const tick = useEffectEvent(() => {
    if (!document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches) onTick();
  });
  useEffect(() => {
    if (!ms || !ref.current) return;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.some((entry) => entry.isIntersecting)),
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, ms]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of slide restarts the interval
  useEffect(() => {
    if (!ms || !isInView || isPaused) return;
    const timer = setInterval(tick, ms);
    return () => clearInterval(timer);
  }, [ms, isInView, isPaused, current]);
}
