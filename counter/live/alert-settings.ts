import * as v from 'valibot';
import { readStored, store } from '#counter/i18n/storage.ts';

const KEY = 'alerts';
const alertSettings = v.object({ isSoundOn: v.boolean(), isNotificationOn: v.boolean() });
export type AlertSettings = v.InferOutput<typeof alertSettings>;

/** What happens at a new order, as chosen on this device; nothing at first. */
export function readAlertSettings(): AlertSettings {
  try {
    return v.parse(alertSettings, JSON.parse(readStored(KEY) ?? ''));
  } catch {
    return { isSoundOn: false, isNotificationOn: false };
  }
}

export const storeAlertSettings = (settings: AlertSettings): void => store(KEY, JSON.stringify(settings));
