/**
 * Calls `act` after a delay. If the tab is hidden at that time, waits until it is visible. Returns a function that
 * cancels the call.
 */
export function actWhenVisible(delayMs: number, act: () => void): () => void {
  const check = () => {
    if (document.hidden) return;
    stop();
    act();
  };
  const timer = setTimeout(() => {
    document.addEventListener('visibilitychange', check);
    check();
  }, delayMs);
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
  };
  return stop;
}
