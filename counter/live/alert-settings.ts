import * as v from 'valibot';
import { readStored, store } from '#counter/i18n/storage.ts';

const STORAGE_KEY = 'alerts';
const alertSettings = v.object({ isSoundOn: v.boolean(), isNotificationOn: v.boolean() });
export type AlertSettings = v.InferOutput<typeof alertSettings>;

/** The alerts for new orders chosen on this device. All are off by default. */
export function readAlertSettings(): AlertSettings {
  try {
    return v.parse(alertSettings, JSON.parse(readStored(STORAGE_KEY) ?? ''));
  } catch {
    return { isSoundOn: false, isNotificationOn: false };
  }
}

export const storeAlertSettings = (settings: AlertSettings): void =>
  store(STORAGE_KEY, JSON.stringify(settings));
