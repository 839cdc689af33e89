/** Reasons to pause a call: the session ended, or the person must prove their identity. */
export type Interruption = 'sign-in' | 'proof';

interface PendingInterruption {
  kind: Interruption;
  over: Promise<void>;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

let pending: PendingInterruption | undefined;
const listeners = new Set<() => void>();

function setPending(next: PendingInterruption | undefined): void {
  pending = next;
  for (const listener of listeners) listener();
}

/** Waits until the person has signed in or proved their identity. Concurrent calls share one dialog. */
export function interrupt(kind: Interruption): Promise<void> {
  if (!pending) setPending({ kind, ...createDeferred() });
  return pending?.over ?? Promise.resolve();
}

function createDeferred() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { over: promise, resolve, reject };
}

/** Ends the interruption and lets all waiting calls be repeated. */
export function resume(): void {
  const { resolve } = pending ?? {};
  setPending(undefined);
  resolve?.();
}

/** Ends the interruption and makes all waiting calls fail with this reason. */
export function decline(reason: unknown): void {
  const { reject } = pending ?? {};
  setPending(undefined);
  reject?.(reason);
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const readInterruption = (): Interruption | undefined => pending?.kind;
