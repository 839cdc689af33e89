import { findDirection, IsolatedText } from '#app/ui/isolated-text.tsx';
import { shop } from '#messages/common.ts';
import * as reviews from '#messages/reviews.ts';

/** Writes a day such as 2026-10-30 in words. */
export const formatDay = (day: string) =>
  reviews.date(...(day.split('-').map(Number) as [number, number, number]));

/** The shop's answer to a review or a question, with the day on which it was written. */
export function ShopAnswer({ text, day }: { text: string; day: string }) {
  return (
    <div className="mt-3 border-s-2 border-brand ps-3">
      <p className="text-xs text-ink-soft">
        <b className="font-medium text-ink">{reviews.answerOf(shop)}</b>
        {day && (
          <>
            {' · '}
            <time dateTime={day}>{formatDay(day)}</time>
          </>
        )}
      </p>
      <p dir={findDirection(text)} className="mt-1 whitespace-pre-line wrap-anywhere">
        <IsolatedText text={text} />
      </p>
    </div>
  );
}
