import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useNow } from '#counter/ui/age.tsx';
import { type Preset, readSpan, type Span, writeSpan } from './spans.ts';

/** Returns a function that changes URL parameters. An empty value removes its parameter. */
export function useChangeParams() {
  const [, setParams] = useSearchParams();
  return (changes: Record<string, string>, { isTyping = false } = {}) =>
    setParams(
      (old) => {
        const params = new URLSearchParams(old);
        for (const [name, value] of Object.entries(changes)) {
          if (value) params.set(name, value);
          else params.delete(name);
        }
        return params;
      },
      // Replaces the history entry while typing, so that Back does not undo the typing character by character.
      { replace: isTyping },
    );
}

/** The date range in the URL, the same as a call's query, and a function that changes it. */
export function useSpan(fallback: Preset) {
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const now = useNow();
  const span = useMemo(() => readSpan(params, fallback, now), [params, fallback, now]);
  return {
    span,
    query: toSpanQuery(span),
    setSpan: (next: Span) => changeParams({ from: '', until: '', days: '', ...writeSpan(next) }),
  };
}

const toSpanQuery = ({ from, until }: Span) => ({ ...(from && { from }), ...(until && { until }) });
