/** Calls `act` after a delay or, if the tab is hidden then, once it becomes visible. Returns a function that cancels
 *  the call. */
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
