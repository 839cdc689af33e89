/** The controls of the filter bar share one look. */
export const FILTER_PILL =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm transition-colors hover:border-ink-soft has-checked:border-brand has-checked:bg-brand-wash has-checked:text-brand-strong';
