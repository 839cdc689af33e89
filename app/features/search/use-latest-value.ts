import { startTransition, useEffect, useState } from 'react';
import type { Answer, MaybePending } from '#app/answers.ts';

/**
 * The value of an answer; while the answer is pending, the value of the previous answer. Calls `onProblem` if the
 * answer is a problem.
 */
export function useLatestValue<T>(
  latest: MaybePending<Answer<T>> | undefined,
  onProblem?: (text: string) => void,
): T | undefined {
  const [value, setValue] = useState<T>();
  useEffect(() => {
    if (!latest) return;
    let isWaiting = true;
    const apply = (answer: Answer<T>) => {
      if (!isWaiting) return;
      // A transition, because most of the screen depends on the value.
      if ('value' in answer) startTransition(() => setValue(answer.value));
      else onProblem?.(answer.problem.text);
    };
    if ('now' in latest) apply(latest.now);
    // If the connection is lost, the previous value stays.
    else latest.soon.then(apply, () => undefined);
    return () => {
      isWaiting = false;
    };
  }, [latest, onProblem]);
  return latest && 'now' in latest && 'value' in latest.now ? latest.now.value : value;
}
