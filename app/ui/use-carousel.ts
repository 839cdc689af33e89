import { type MouseEvent, type PointerEvent, type TransitionEvent, useRef, useState } from 'react';
import {
  jumpTo,
  measureStepPx,
  planSlide,
  readPerView,
  readVisiblePosition,
  settleAt,
  slideTo,
  snap,
  wrapPosition,
} from './carousel-track.ts';

const DRAG_PX = 6;

interface CarouselOptions {
  count: number;
  start: number;
  isLooping: boolean;
  onSlide: (index: number) => void;
}

/** Moves a carousel by `moveTo`, `step` or a drag. */
export function useCarousel({ count, start, isLooping, onSlide }: CarouselOptions) {
  const ref = useRef<HTMLDivElement>(null);
  const target = useRef(start);
  const drag = useRef<{ x: number; y: number; from: number; at: number }>(undefined);
  const wasDragged = useRef(false);
  const [isHeld, setHeld] = useState(false);

  function settle(track: HTMLElement): void {
    if (!isLooping || isHeld) return;
    target.current = wrapPosition(target.current, count);
    settleAt(track, target.current);
  }

  function moveTo(to: number): void {
    const track = ref.current;
    if (!track || count < 2) return;
    if (isLooping) {
      const seen = readVisiblePosition(track);
      const slide = planSlide(seen, to, count);
      if (!slide) return;
      if (slide.from !== seen) jumpTo(track, slide.from);
      target.current = slide.to;
    } else {
      target.current = Math.max(0, Math.min(to, count - readPerView(track)));
    }
    slideTo(track, target.current);
    if (track.getAnimations().length === 0) settle(track);
    onSlide(isLooping ? wrapPosition(to, count) : Math.max(0, Math.min(to, count - 1)));
  }

  function endDrag(isCompleted: boolean): void {
    const held = drag.current;
    drag.current = undefined;
    if (!held || !isHeld) return;
    setHeld(false);
    const to = isCompleted ? snap(held.from, held.at) : Math.round(held.from);
    moveTo(isLooping ? to + wrapPosition(held.at, count) - held.at : to);
  }

  const handlers = {
    onPointerDown({ isPrimary, button, clientX: x, clientY: y }: PointerEvent) {
      wasDragged.current = false;
      drag.current = isPrimary && button === 0 && count > 1 ? { x, y, from: 0, at: 0 } : undefined;
    },
    onPointerMove({ clientX: x, clientY: y, pointerId }: PointerEvent) {
      const held = drag.current;
      const track = ref.current;
      if (!held || !track) return;
      if (!wasDragged.current) {
        const dx = Math.abs(x - held.x);
        if (dx < DRAG_PX || dx < Math.abs(y - held.y)) return;
        const from = readVisiblePosition(track);
        drag.current = { x, y, from, at: from };
        wasDragged.current = true;
        track.setPointerCapture(pointerId);
        setHeld(true);
        return;
      }
      held.at = held.from - (x - held.x) / measureStepPx(track);
      jumpTo(track, isLooping ? wrapPosition(held.at, count) : held.at);
    },
    onPointerUp: () => endDrag(true),
    onPointerCancel: () => endDrag(false),
    onTransitionEnd({ target, currentTarget, propertyName }: TransitionEvent<HTMLElement>) {
      if (target === currentTarget && propertyName === 'transform') settle(currentTarget);
    },
    /** Suppresses the click at the end of a drag. A click by keyboard has no `detail`. */
    onClickCapture(event: MouseEvent) {
      if (!wasDragged.current || event.detail === 0) return;
      wasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { ref, handlers, isHeld, moveTo, step: (by: number) => moveTo(target.current + by) };
}
