import {
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react';

interface CarouselSlidesProps {
  slides: ReactNode[];
  /** The number of first slides repeated after the last. */
  copies: number;
  label: (index: number) => string;
  role: string;
  onFocus: (event: FocusEvent<HTMLElement>, index: number) => void;
}

/** The slides. For looping, inert copies of the first slides follow them; the copies are rendered after hydration. */
export function CarouselSlides({ slides, copies, label, role, onFocus }: CarouselSlidesProps) {
  const [isHydrated, setHydrated] = useState(false);
  // Low priority: the copies are not visible yet.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return (
    <>
      {slides.map((slide, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a slide is not a fieldset
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its index
          key={index}
          role="group"
          aria-roledescription={role}
          aria-label={label(index)}
          onFocus={(event) => onFocus(event, index)}
          className="carousel-slide"
          style={{ '--i': index, '--shift': 1 } as CSSProperties}
        >
          {slide}
        </div>
      ))}
      {isHydrated &&
        Array.from({ length: copies }, (_, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its index
            key={index}
            aria-hidden="true"
            inert
            className="carousel-slide carousel-copy"
            style={{ '--i': index, '--shift': -1 } as CSSProperties}
          >
            {slides[index % slides.length]}
          </div>
        ))}
    </>
  );
}
