import { type ComponentType, useEffect, useRef, useState } from 'react';
import { AS_IT_IS } from '#app/features/loading/as-it-is.ts';
import type { ReviewsProps } from './reviews.tsx';
import type { wakeReviews } from './wake-reviews.tsx';

let View: ComponentType<ReviewsProps> | undefined;

/** For the server, before it renders. */
export async function loadReviews(): Promise<void> {
  View ??= (await import('./reviews.tsx')).Reviews;
}

/** The place of the reviews, whose code is loaded when they are seen. Until then they are what the server rendered, of which
 *  React knows nothing; then they come to life where they stand, in a root of their own, as an island does. */
export function ReviewsPlace(props: ReviewsProps) {
  const place = useRef<HTMLDivElement>(null);
  const awake = useRef<ReturnType<typeof wakeReviews>>(undefined);
  const latest = useRef(props);
  const [Reviews, setReviews] = useState<typeof View>();
  useEffect(() => {
    latest.current = props;
    awake.current?.show(props);
  }, [props]);
  useEffect(() => {
    const first = latest.current;
    const element = place.current as HTMLElement;
    let pressed: HTMLElement | undefined;
    /** What is pressed before it is alive is pressed again once it is, or works as plain HTML does. Heard at the document: of
     *  a root that is not alive yet, React lets no press come this far. */
    const keepPress = (event: MouseEvent) => {
      if (!element.contains(event.target as Node)) return;
      event.preventDefault();
      event.stopPropagation();
      pressed = event.target as HTMLElement;
    };
    document.addEventListener('click', keepPress, true);
    const pressAgain = () => {
      document.removeEventListener('click', keepPress, true);
      pressed?.click();
    };
    const seen = new IntersectionObserver(async ([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      try {
        const { Reviews, wakeReviews } = await import('./wake-reviews.tsx');
        if (element.firstChild) awake.current = wakeReviews(element, first, latest.current, pressAgain);
        else setReviews(() => Reviews);
      } catch {
        // What is there can be read all the same.
        pressAgain();
      }
    });
    seen.observe(element);
    return () => {
      seen.disconnect();
      document.removeEventListener('click', keepPress, true);
      // Not while React renders what removes it.
      setTimeout(() => awake.current?.end());
    };
  }, []);
  const size = 'min-h-44';
  if (import.meta.env.SSR)
    return (
      <div data-still="" className={size}>
        {View && <View {...props} />}
      </div>
    );
  return Reviews ? (
    <div key="alive" className={size}>
      <Reviews {...props} />
    </div>
  ) : (
    <div
      ref={place}
      data-still=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is written, React only leaves alone what is there
      dangerouslySetInnerHTML={AS_IT_IS}
      className={size}
    />
  );
}
