/** What has to happen before a call can be repeated: the session ended, or the person must prove who they are. */
export type Interruption = 'sign-in' | 'proof';

interface Pending {
  kind: Interruption;
  over: Promise<void>;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

let pending: Pending | undefined;
const listeners = new Set<() => void>();

function set(next: Pending | undefined): void {
  pending = next;
  for (const listener of listeners) listener();
}

/** Waits until the person has done it; calls that meet the same interruption wait together. */
export function interrupt(kind: Interruption): Promise<void> {
  if (!pending) set({ kind, ...createDeferred() });
  return pending?.over ?? Promise.resolve();
}

function createDeferred() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { over: promise, resolve, reject };
}

/** Ends the interruption: all calls that wait are repeated. */
export function resume(): void {
  const { resolve } = pending ?? {};
  set(undefined);
  resolve?.();
}

/** Ends the interruption: all calls that wait fail with this reason. */
export function decline(reason: unknown): void {
  const { reject } = pending ?? {};
  set(undefined);
  reject?.(reason);
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const readInterruption = (): Interruption | undefined => pending?.kind;
