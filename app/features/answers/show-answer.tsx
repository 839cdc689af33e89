import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import type { Answer, MaybePending } from '#app/answers.ts';
import { useEarlyPresses } from '#app/islands/early-press.ts';
import * as common from '#messages/common.ts';

interface ShowAnswerProps<T> {
  answer: MaybePending<Answer<T>>;
  /** Should have the size of the content, to avoid a layout shift. */
  fallback: ReactNode;
  children: (answer: Answer<T>) => ReactNode;
}

interface StablePromise {
  key: number;
  promise: Promise<Answer<unknown>>;
}

const stablePromises = new WeakMap<Promise<unknown>, StablePromise>();
let lastKey = 0;

/** Returns the same promise on every render, as `use` needs. If the connection is lost, the promise resolves to a
 *  problem instead of rejecting. */
function getStablePromise<T>(soon: Promise<Answer<T>>): StablePromise {
  const known = stablePromises.get(soon);
  if (known) return known;
  const cutOff = { problem: { code: 'offline', text: common.cutOff } } as const;
  const stable = { key: ++lastKey, promise: soon.catch(() => cutOff) };
  stablePromises.set(soon, stable);
  return stable;
}

/** Renders an answer, and a fallback while it is pending. */
export function ShowAnswer<T>({ answer, fallback, children }: ShowAnswerProps<T>) {
  if ('now' in answer) return children(answer.now);
  const { key, promise } = getStablePromise(answer.soon);
  // With a key, a navigation to the next product shows the fallback instead of keeping the previous product.
  return (
    <Suspense key={key} fallback={fallback}>
      <PendingAnswer promise={promise as Promise<Answer<T>>}>{children}</PendingAnswer>
    </Suspense>
  );
}

interface PendingAnswerProps<T> {
  promise: Promise<Answer<T>>;
  children: ShowAnswerProps<T>['children'];
}

/** React hydrates a Suspense boundary after the page around it. Earlier clicks in it are replayed. */
function PendingAnswer<T>({ promise, children }: PendingAnswerProps<T>) {
  const part = useEarlyPresses<HTMLDivElement>();
  return (
    <div {...part} className="contents">
      {children(use(promise))}
    </div>
  );
}

interface WhilePendingProps {
  answer: MaybePending<unknown>;
  children: ReactNode;
}

/** Renders its children while an answer is pending. For titles, because on the server React does not hoist them out of
 *  a Suspense fallback. */
export function WhilePending({ answer, children }: WhilePendingProps) {
  const soon = 'soon' in answer ? answer.soon : undefined;
  const [arrived, setArrived] = useState<Promise<unknown>>();
  useEffect(() => {
    const arrive = () => setArrived(soon);
    soon?.then(arrive, arrive);
  }, [soon]);
  return soon === arrived ? null : children;
}
