/** Loads something once per version, for all who ask; what failed, or has no version, is loaded again. */
export function loadOnce<T>(version: () => number | undefined, load: () => Promise<T>): () => Promise<T> {
  let kept: { version: number | undefined; value: Promise<T> } | undefined;
  return () => {
    const now = version();
    if (now !== undefined && kept?.version === now) return kept.value;
    const loading = { version: now, value: load() };
    kept = loading;
    loading.value.catch(() => {
      if (kept === loading) kept = undefined;
    });
    return loading.value;
  };
}
