import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import {
  clampView,
  fitInto,
  isOnPicture,
  type Point,
  readSwipe,
  scaleAbout,
  UNZOOMED_VIEW,
  type View,
  ZOOMED_SCALE,
} from './viewer-geometry.ts';

const TAP_PX = 8;
const DOUBLE_TAP_MS = 300;
const WHEEL_STEP = 0.002;

interface GestureOptions {
  stage: RefObject<HTMLDivElement | null>;
  /** The index of the current picture; a change resets the zoom. */
  at: number;
  onSwipe: (by: 1 | -1) => void;
  onClose: () => void;
}

interface Gesture {
  /** The middle of the fingers at the start, or when a finger was last added or lifted. */
  from: Point;
  distance: number;
  view: View;
  startedAt: number;
  isTap: boolean;
}

const middleOf = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const distanceOf = ([a, b]: Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/**
 * Pinching, double taps, clicks and the wheel zoom. Dragging moves a zoomed picture. Swiping an unzoomed picture
 * sideways shows another one; swiping down closes the viewer. CSS properties of the stage hold the state, so that
 * moving causes no React render.
 */
export function useViewerGestures({ stage, at, onSwipe, onClose }: GestureOptions) {
  const view = useRef<View>(UNZOOMED_VIEW);
  const fingers = useRef(new Map<number, Point>());
  const gesture = useRef<Gesture>(undefined);
  const lastTap = useRef({ at: 0, x: 0, y: 0 });

  function show(next: View, drag: Point = { x: 0, y: 0 }): void {
    const element = stage.current;
    if (!element) return;
    view.current = next;
    const styles = { '--x': next.x, '--y': next.y, '--drag-x': drag.x, '--drag-y': drag.y };
    for (const [name, px] of Object.entries(styles)) element.style.setProperty(name, `${px}px`);
    element.style.setProperty('--scale', String(next.scale));
    element.toggleAttribute('data-close', next.scale > 1);
    element.toggleAttribute('data-held', fingers.current.size > 0);
  }

  function measure() {
    const stageSize = { width: stage.current?.offsetWidth ?? 0, height: stage.current?.offsetHeight ?? 0 };
    const image = stage.current?.querySelector<HTMLImageElement>('[data-shown] img');
    const natural = { width: image?.naturalWidth ?? 1, height: image?.naturalHeight ?? 1 };
    return { stageSize, whole: fitInto(natural, stageSize) };
  }

  function settle(next: View): void {
    const { whole, stageSize } = measure();
    show(clampView(next, whole, stageSize));
  }

  const zoomTo = (scale: number, about: Point = { x: 0, y: 0 }) =>
    settle(scaleAbout(view.current, scale, about));

  function toPoint({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }

  function begin(isTap: boolean): void {
    const points = [...fingers.current.values()];
    gesture.current = {
      from: middleOf(points),
      distance: distanceOf(points),
      view: view.current,
      startedAt: performance.now(),
      isTap,
    };
  }

  /** A click or a double tap zooms; a click or tap beside the picture closes the viewer. */
  function tap(point: Point, isMouse: boolean): void {
    if (!isOnPicture(point, view.current, measure().whole)) {
      onClose();
      return;
    }
    const now = performance.now();
    const { at: before, x, y } = lastTap.current;
    const isSecond = now - before < DOUBLE_TAP_MS && Math.hypot(point.x - x, point.y - y) < TAP_PX * 4;
    lastTap.current = { at: isSecond ? 0 : now, ...point };
    if (isMouse || isSecond) zoomTo(view.current.scale > 1 ? 1 : ZOOMED_SCALE, point);
  }

  const reset = useEffectEvent(() => show(UNZOOMED_VIEW));
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every change of the picture
  useEffect(() => reset(), [at]);

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoomTo(view.current.scale * (1 - event.deltaY * WHEEL_STEP), toPoint(event));
  });
  useEffect(() => {
    const element = stage.current;
    // Not passive, unlike React's own listener, so that the page behind does not scroll.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [stage]);

  function release(event: PointerEvent, isCompleted: boolean): void {
    const started = gesture.current;
    if (!fingers.current.delete(event.pointerId) || !started) return;
    if (fingers.current.size > 0) {
      begin(false);
      return;
    }
    gesture.current = undefined;
    const point = toPoint(event);
    settle(view.current);
    if (isCompleted && started.isTap) tap(point, event.pointerType === 'mouse');
    if (
      !isCompleted ||
      started.isTap ||
      started.view.scale > 1 ||
      view.current.scale > 1 ||
      started.distance > 0
    )
      return;
    const moved = { x: point.x - started.from.x, y: point.y - started.from.y };
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const swipe = readSwipe(moved, performance.now() - started.startedAt, isRtl);
    if (swipe === 'close') onClose();
    else if (swipe) onSwipe(swipe);
  }

  return {
    zoomBy: (factor: number) => zoomTo(view.current.scale * factor),
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || fingers.current.size === 2) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, toPoint(event));
        begin(fingers.current.size === 1);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const started = gesture.current;
        if (!started || !fingers.current.has(event.pointerId)) return;
        fingers.current.set(event.pointerId, toPoint(event));
        const points = [...fingers.current.values()];
        const middle = middleOf(points);
        const moved = { x: middle.x - started.from.x, y: middle.y - started.from.y };
        if (started.isTap && Math.hypot(moved.x, moved.y) < TAP_PX) return;
        started.isTap = false;
        if (started.distance > 0) {
          const wanted = (started.view.scale * distanceOf(points)) / started.distance;
          const scaled = scaleAbout(started.view, wanted, started.from);
          show({ ...scaled, x: scaled.x + moved.x, y: scaled.y + moved.y });
        } else if (started.view.scale > 1) {
          settle({ ...started.view, x: started.view.x + moved.x, y: started.view.y + moved.y });
        } else {
          const isHorizontal = Math.abs(moved.x) > Math.abs(moved.y);
          show(UNZOOMED_VIEW, isHorizontal ? { x: moved.x, y: 0 } : { x: 0, y: Math.max(0, moved.y) });
        }
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => release(event, true),
      onPointerCancel: (event: PointerEvent<HTMLElement>) => release(event, false),
    },
  };
}
