import { startTransition, useEffect, useState } from 'react';
import type { Answer, Later } from '#app/answers.ts';

/** The value of an answer, and until it arrives that of the previous one. A problem is reported to `onProblem`. */
export function useArrived<T>(
  later: Later<Answer<T>> | undefined,
  onProblem?: (text: string) => void,
): T | undefined {
  const [value, setValue] = useState<T>();
  useEffect(() => {
    if (!later) return;
    let isWaiting = true;
    const take = (answer: Answer<T>) => {
      if (!isWaiting) return;
      // In slices: most of the screen is drawn by it.
      if ('value' in answer) startTransition(() => setValue(answer.value));
      else onProblem?.(answer.problem.text);
    };
    if ('now' in later) take(later.now);
    // The connection was lost: keep what there is.
    else later.soon.then(take, () => undefined);
    return () => {
      isWaiting = false;
    };
  }, [later, onProblem]);
  return later && 'now' in later && 'value' in later.now ? later.now.value : value;
}
