import type { NewToast } from '#app/features/toasts/toasts.ts';

/** Does what a toast offers, if that is more than a link. */
export function actOn(toast: NewToast | undefined): void {
  if (!toast?.action || !('onAct' in toast.action)) throw new Error('the toast offers nothing to do');
  toast.action.onAct();
}
