import type { MouseEvent } from 'react';

/** Whether a click on a link means this very page: others are the browser's, for a new tab, a new window, a download. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(button || metaKey || ctrlKey || shiftKey || altKey);
}
