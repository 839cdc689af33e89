import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { handOnFocus } from './hand-on-focus.ts';
import { EASING, isCalm } from './motion.ts';

const FOLD_MS = 200;

const WAYS_OUT = {
  /** In a column: what stands below moves up. */
  fold: (height: number): Keyframe[] => [
    { height: `${height}px`, opacity: 1, overflow: 'clip' },
    { height: '0px', opacity: 0, overflow: 'clip' },
  ],
  /** In a grid, where its place goes only when it does. */
  shrink: (): Keyframe[] => [{}, { opacity: 0, scale: 0.9 }],
};

interface FoldingItemProps {
  id?: string | undefined;
  isLeaving: boolean;
  onGone: () => void;
  way?: keyof typeof WAYS_OUT | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** An item of a list that goes visibly when it leaves, so that the eye sees which one it was. */
export function FoldingItem({ id, isLeaving, onGone, way = 'fold', className, children }: FoldingItemProps) {
  const place = useRef<HTMLLIElement>(null);
  const tellGone = useEffectEvent(onGone);
  // Before the browser takes the focus away from what is inert.
  useLayoutEffect(() => {
    const item = place.current;
    if (!isLeaving || !item) return;
    handOnFocus(item);
    const { height, top, bottom } = item.getBoundingClientRect();
    const isSeen = bottom > 0 && top < innerHeight;
    const duration = isSeen && !isCalm() ? FOLD_MS : 0;
    const leaving = item.animate(WAYS_OUT[way](height), { duration, easing: EASING, fill: 'forwards' });
    leaving.onfinish = () => tellGone();
    return () => leaving.cancel();
  }, [isLeaving, way]);
  return (
    <li ref={place} id={id} inert={isLeaving} className={className}>
      {children}
    </li>
  );
}
