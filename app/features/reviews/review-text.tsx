import { useLayoutEffect, useRef, useState } from 'react';
import { findDirection, IsolatedText } from '#app/ui/isolated-text.tsx';
import * as reviews from '#messages/reviews.ts';

/** Whether a text may be clamped at some screen width. Such a text reserves room for the button, so nothing shifts. */
const mayBeClamped = (text: string) => text.length > 160 || text.split('\n').length > 6;

/** A review's text; a long one is clamped until it is expanded. */
export function ReviewText({ id, text, author }: { id: string; text: string; author: string }) {
  const element = useRef<HTMLParagraphElement>(null);
  const [isClamped, setClamped] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const paragraph = element.current;
    if (!paragraph || isOpen) return;
    const measure = () => setClamped(paragraph.scrollHeight > paragraph.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(paragraph);
    measure();
    return () => observer.disconnect();
  }, [isOpen]);
  const action = isOpen ? reviews.showLess : reviews.readMore;
  return (
    <>
      <p
        ref={element}
        id={`text-${id}`}
        dir={findDirection(text)}
        className={`mt-2 whitespace-pre-line wrap-anywhere ${isOpen ? '' : 'line-clamp-6'}`}
      >
        <IsolatedText text={text} />
      </p>
      {mayBeClamped(text) && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`text-${id}`}
          aria-label={reviews.ofAuthor(action, author)}
          onClick={() => setOpen(!isOpen)}
          className={`-mb-2 min-h-9 text-sm font-medium text-brand underline-offset-4 hover:underline pointer-coarse:min-h-11 ${isClamped || isOpen ? '' : 'invisible'}`}
        >
          {action}
        </button>
      )}
    </>
  );
}
