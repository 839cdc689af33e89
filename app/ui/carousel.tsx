import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { Dots } from './carousel-dots.tsx';
import { CarouselSlides } from './carousel-slides.tsx';
import { joinClasses } from './class-names.ts';
import { useAutoPlay } from './use-auto-play.ts';
import { useCarousel } from './use-carousel.ts';

interface CarouselProps {
  label: string;
  slides: ReactNode[];
  /** How long it takes to slide. */
  speedMs: number;
  /** Slides at once, by the width of the screen; a part of one shows the edge of the next. */
  perView?: { base: number; sm?: number; lg?: number };
  /** Between slides. */
  gap?: string;
  isLooping?: boolean;
  autoPlayMs?: number | undefined;
  /** Pauses auto-play; hovering and focus do as well. */
  isPaused?: boolean;
  /** Which slide comes first; without it the carousel keeps that itself. */
  index?: number;
  onIndexChange?: (index: number) => void;
  slideLabel: (index: number) => string;
  /** What it and its slides are called by screen readers. */
  roles: { carousel: string; slide: string };
  /** What can be done with it by key: then it can have the focus. */
  description?: string;
  /** Draws its dots; not all have any. */
  drawDots?: (dots: Dots) => ReactNode;
  className?: string;
}

/** Slides that move by dragging, by key, by dot or by themselves. */
export function Carousel({
  label,
  slides,
  speedMs,
  perView = { base: 1 },
  gap = '1rem',
  isLooping = false,
  autoPlayMs,
  isPaused = false,
  index,
  onIndexChange,
  slideLabel,
  roles,
  description,
  drawDots,
  className,
}: CarouselProps) {
  const { base, sm = base, lg = sm } = perView;
  const count = slides.length;
  const isRound = isLooping && count > 1;
  const [start] = useState(index ?? 0);
  const [current, setCurrent] = useState(start);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [wasDragged, setDragged] = useState(false);
  const view = useRef<HTMLDivElement>(null);
  const { ref, handlers, isHeld, moveTo, step } = useCarousel({
    count,
    start,
    isLooping: isRound,
    onSlide(shown) {
      setCurrent(shown);
      if (shown !== (index ?? current)) onIndexChange?.(shown);
    },
  });
  // Whoever drags it wants to look at what is there: auto-play ends for good.
  if (isHeld && !wasDragged) setDragged(true);
  useAutoPlay({
    ref: view,
    ms: count > 1 ? autoPlayMs : undefined,
    isPaused: isPaused || isHovered || hasFocus || wasDragged,
    current,
    onTick: () => step(1),
  });
  const follow = useEffectEvent((asked: number) => {
    if (asked !== current) moveTo(asked);
  });
  useEffect(() => {
    if (index !== undefined) follow(index);
  }, [index]);

  function slideByKey(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    event.preventDefault();
    // As if it was dragged.
    setDragged(true);
    step((event.key === 'ArrowRight') === isRtl ? -1 : 1);
  }

  /** Tab may lead to a slide out of view. */
  function reveal({ target, currentTarget }: FocusEvent<HTMLElement>, slide: number): void {
    const bounds = view.current?.getBoundingClientRect();
    const { left, right } = currentTarget.getBoundingClientRect();
    const isOutside = bounds && (left < bounds.left - 1 || right > bounds.right + 1);
    if (isOutside && target.matches(':focus-visible')) moveTo(slide);
  }

  return (
    <section
      aria-roledescription={roles.carousel}
      aria-label={label}
      aria-description={description}
      tabIndex={description ? 0 : undefined}
      onKeyDown={slideByKey}
      onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      className={joinClasses(className, 'focus-visible:-outline-offset-2')}
      style={
        {
          '--pv': base,
          '--pv-sm': sm,
          '--pv-lg': lg,
          '--gap': gap,
          '--speed': `${speedMs}ms`,
        } as CSSProperties
      }
    >
      <div
        ref={view}
        className="carousel-view [--per-view:var(--pv)] sm:[--per-view:var(--pv-sm)] lg:[--per-view:var(--pv-lg)]"
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and dots do the same */}
        <div
          ref={ref}
          {...handlers}
          onDragStart={(event) => event.preventDefault()}
          className={joinClasses(
            'carousel-track',
            count > 1 && '[touch-action:pan-y]',
            isHeld && 'cursor-grabbing select-none',
          )}
          style={{ '--at': start, '--base': isRound ? start : 0, '--count': count } as CSSProperties}
        >
          <CarouselSlides
            slides={slides}
            copies={isRound ? Math.ceil(Math.max(base, sm, lg)) + 1 : 0}
            label={slideLabel}
            role={roles.slide}
            onFocus={reveal}
          />
        </div>
      </div>
      {count > 1 && drawDots?.({ count, current, onChoose: moveTo })}
    </section>
  );
}
