const GIVE_UP_MS = 10_000;

/** Leaves the shop; over when the shopper is back on this very page, or has stopped the journey. */
export function leaveFor(url: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  addEventListener('pageshow', () => resolve(), { once: true });
  setTimeout(resolve, GIVE_UP_MS);
  window.location.assign(url);
  return promise;
}
