import { useSyncExternalStore } from 'react';
import { createNotices, type Notice } from './create-notices.ts';

const notices = createNotices();
const NONE: readonly Notice[] = [];

export const { notify, dismiss } = notices;

/** What the shopper is being told, oldest first. */
export function useNotices(): readonly Notice[] {
  return useSyncExternalStore(notices.subscribe, notices.get, () => NONE);
}
