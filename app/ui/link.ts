import type { MouseEvent } from 'react';

/** Class names of an inline link with a touch target of 44 px. */
export const TEXT_LINK =
  'inline-flex min-h-8 items-center font-medium text-brand-strong underline-offset-4 hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11';

/** Whether a click opens a link in this tab, rather than in a new tab or window or as a download. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(button || metaKey || ctrlKey || shiftKey || altKey);
}
