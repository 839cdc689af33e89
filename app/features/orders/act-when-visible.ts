/** Acts after a while, but not while nobody looks: then once somebody does. Gives what calls it off. */
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
