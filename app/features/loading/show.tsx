import { type ReactNode, Suspense, use } from 'react';
import type { Answer, Later } from '#app/answers.ts';
import { useEarlyPresses } from '#app/islands/use-early-presses.ts';
import * as common from '#messages/common.ts';

interface ShowProps<T> {
  later: Later<Answer<T>>;
  /** Should have the geometry of what replaces it. */
  fallback: ReactNode;
  children: (answer: Answer<T>) => ReactNode;
}

interface Arrival {
  key: number;
  answer: Promise<Answer<unknown>>;
}

const arrivals = new WeakMap<Promise<unknown>, Arrival>();
let lastKey = 0;

/** The same promise at every rendering, as `use` needs it; a connection lost on the way is a problem, not an exception. */
function arrivalOf<T>(soon: Promise<Answer<T>>): Arrival {
  const known = arrivals.get(soon);
  if (known) return known;
  const cutOff = { problem: { code: 'offline', text: common.cutOff } } as const;
  const arrival = { key: ++lastKey, answer: soon.catch(() => cutOff) };
  arrivals.set(soon, arrival);
  return arrival;
}

/** Shows an answer, and a fallback until it arrives. */
export function Show<T>({ later, fallback, children }: ShowProps<T>) {
  if ('now' in later) return children(later.now);
  const { key, answer } = arrivalOf(later.soon);
  // With a key, a navigation to the next product shows the fallback instead of keeping the previous product.
  return (
    <Suspense key={key} fallback={fallback}>
      <Arrived answer={answer as Promise<Answer<T>>}>{children}</Arrived>
    </Suspense>
  );
}

interface ArrivedProps<T> {
  answer: Promise<Answer<T>>;
  children: ShowProps<T>['children'];
}

/** React hydrates what arrived by itself, after the page around it. */
function Arrived<T>({ answer, children }: ArrivedProps<T>) {
  const part = useEarlyPresses<HTMLDivElement>();
  return (
    <div {...part} className="contents">
      {children(use(answer))}
    </div>
  );
}
