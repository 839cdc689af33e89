import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useNow } from '#counter/ui/use-now.ts';
import { type Preset, readSpan, type Span, writeSpan } from './spans.ts';

/** Changes some parameters of the address; an empty one is taken away. */
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
      // Back does not go letter by letter.
      { replace: isTyping },
    );
}

/** The span in the address, also as the query of a call, and a function that changes it. */
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
