/** Inputs and selects share one look. */
export const CONTROL_LOOK =
  'min-h-12 w-full rounded-small border border-edge bg-surface px-3.5 py-2.5 text-base text-ink transition-[border-color,box-shadow] placeholder:text-ink-soft enabled:hover:border-ink-soft focus-visible:border-brand focus-visible:outline-1 focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-stage disabled:text-ink-soft aria-invalid:border-offer aria-invalid:focus-visible:outline-offer';
