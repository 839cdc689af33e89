import { type ReactNode, Suspense, use } from 'react';
import type { Answer, Later } from '#app/answers.ts';
import * as common from '#messages/common.ts';

interface ShowProps<T> {
  later: Later<Answer<T>>;
  /** Has the geometry of what replaces it. */
  fallback: ReactNode;
  children: (answer: Answer<T>) => ReactNode;
}

/** The page's own text stands in where our server was cut off before it could say anything. */
const CUT_OFF = { problem: { code: 'offline', text: '' } } as const;

interface Arrival {
  key: number;
  answer: Promise<Answer<unknown>>;
}

const arrivals = new WeakMap<Promise<unknown>, Arrival>();
let lastKey = 0;

/** The same promise at every rendering, as `use` needs it, and one that does not fail when our own server is cut off. */
function arrivalOf<T>(soon: Promise<Answer<T>>): Arrival {
  const known = arrivals.get(soon);
  if (known) return known;
  const arrival = { key: ++lastKey, answer: soon.catch(() => CUT_OFF) };
  arrivals.set(soon, arrival);
  return arrival;
}

/** Shows an answer at once where it is there, and a fallback until it comes where it is not. */
export function Show<T>({ later, fallback, children }: ShowProps<T>) {
  if ('now' in later) return children(later.now);
  const { key, answer } = arrivalOf(later.soon);
  // A key of its own: going to the next product shows the fallback, instead of the last product until the next is there.
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

function Arrived<T>({ answer, children }: ArrivedProps<T>) {
  const arrived: Answer<unknown> = use(answer);
  if (arrived !== CUT_OFF) return children(arrived as Answer<T>);
  return children({ problem: { ...CUT_OFF.problem, text: common.cutOff } });
}
