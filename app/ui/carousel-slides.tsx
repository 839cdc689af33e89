import { type CSSProperties, type FocusEvent, type ReactNode, useEffect, useState } from 'react';

interface CarouselSlidesProps {
  slides: ReactNode[];
  /** How many to repeat after the last, so that there is no end. */
  copies: number;
  label: (index: number) => string;
  role: string;
  onFocus: (event: FocusEvent<HTMLElement>, index: number) => void;
}

/** The slides, and after them copies of the first ones: only to be seen, and only where scripts can turn to them. */
export function CarouselSlides({ slides, copies, label, role, onFocus }: CarouselSlidesProps) {
  const [canTurn, setCanTurn] = useState(false);
  useEffect(() => setCanTurn(true), []);
  return (
    <>
      {slides.map((slide, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: slides are their places
          key={index}
          role="group"
          aria-roledescription={role}
          aria-label={label(index)}
          onFocus={(event) => onFocus(event, index)}
          className="carousel-slide"
          style={{ '--i': index, '--turn': 1 } as CSSProperties}
        >
          {slide}
        </div>
      ))}
      {canTurn &&
        Array.from({ length: copies }, (_, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: slides are their places
            key={index}
            aria-hidden="true"
            inert
            className="carousel-slide carousel-copy"
            style={{ '--i': index, '--turn': -1 } as CSSProperties}
          >
            {slides[index % slides.length]}
          </div>
        ))}
    </>
  );
}
