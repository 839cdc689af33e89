import { clsx } from 'clsx/lite';
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
import type { CarouselDotsProps } from './carousel-dots.tsx';
import { CarouselSlides } from './carousel-slides.tsx';
import { useAutoPlay } from './use-auto-play.ts';
import { useCarousel } from './use-carousel.ts';

interface CarouselProps {
  label: string;
  slides: ReactNode[];
  /** The duration of the transition. */
  speedMs: number;
  /** Visible slides by screen width; a fraction shows the edge of the next one. */
  perView?: { base: number; sm?: number; lg?: number };
  /** The CSS gap between slides. */
  gap?: string;
  isLooping?: boolean;
  autoPlayMs?: number | undefined;
  /** Pauses auto-play; hovering and focus do as well. */
  isPaused?: boolean;
  /** The first visible slide, if controlled. */
  index?: number;
  onIndexChange?: (index: number) => void;
  slideLabel: (index: number) => string;
  /** The role descriptions for screen readers. */
  roles: { carousel: string; slide: string };
  /** Describes the keyboard controls; makes the carousel focusable. */
  description?: string | undefined;
  /** Renders the dots. Without it, there are none. */
  renderDots?: (dots: CarouselDotsProps) => ReactNode;
  className?: string;
}

/** Slides that move by drag, key, dot or auto-play. */
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
  renderDots,
  className,
}: CarouselProps) {
  const { base, sm = base, lg = sm } = perView;
  const count = slides.length;
  const isLoop = isLooping && count > 1;
  const [start] = useState(index ?? 0);
  const [current, setCurrent] = useState(start);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [isAutoPlayEnded, setAutoPlayEnded] = useState(false);
  const view = useRef<HTMLDivElement>(null);
  const { ref, handlers, isHeld, moveTo, step } = useCarousel({
    count,
    start,
    isLooping: isLoop,
    onSlide(shown) {
      setCurrent(shown);
      if (shown !== (index ?? current)) onIndexChange?.(shown);
    },
  });
  // A drag or key press ends auto-play for good.
  if (isHeld && !isAutoPlayEnded) setAutoPlayEnded(true);
  useAutoPlay({
    ref: view,
    ms: count > 1 ? autoPlayMs : undefined,
    isPaused: isPaused || isHovered || hasFocus || isAutoPlayEnded,
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
    setAutoPlayEnded(true);
    step((event.key === 'ArrowRight') === isRtl ? -1 : 1);
  }

  /** Scrolls to an off-screen slide that got the focus by Tab. */
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
      className={clsx(className, 'focus-visible:-outline-offset-2')}
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
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and dots are the alternative */}
        <div
          ref={ref}
          {...handlers}
          onDragStart={(event) => event.preventDefault()}
          className={clsx(
            'carousel-track',
            count > 1 && '[touch-action:pan-y]',
            isHeld && 'cursor-grabbing select-none',
          )}
          style={{ '--at': start, '--base': isLoop ? start : 0, '--count': count } as CSSProperties}
        >
          <CarouselSlides
            slides={slides}
            copies={isLoop ? Math.ceil(Math.max(base, sm, lg)) + 1 : 0}
            label={slideLabel}
            role={roles.slide}
            onFocus={reveal}
          />
        </div>
      </div>
      {count > 1 && renderDots?.({ count, current, onChoose: moveTo })}
    </section>
  );
}
