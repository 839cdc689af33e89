import type { Logger } from 'pino';
import { type CatalogueChanges, SETTINGS_TOPIC } from '#api/catalogue/changes.ts';
import type { CacheEntry } from '#api/platform/caches/freshness.ts';
import type { Database } from '#api/platform/database/open.ts';
import type { ShopSettings } from '#contract/settings/groups.ts';
import { readGroups } from './stored-groups.ts';

/** The current settings of the shop, kept up to date on every server. */
export interface LiveSettings {
  /**
   * Reads from memory until the settings change. Don't call it within a transaction: it may wait for another
   * connection.
   */
  read(): Promise<ShopSettings>;
}

interface LiveSettingsOptions {
  db: Database;
  changes: Pick<CatalogueChanges, 'now' | 'isFresh' | 'catchUp'>;
  defaults: ShopSettings;
  log: Logger;
}

export async function createLiveSettings({
  db,
  changes,
  defaults,
  log,
}: LiveSettingsOptions): Promise<LiveSettings> {
  const topics = new Set([SETTINGS_TOPIC]);
  const load = async (): Promise<ShopSettings> => {
    const { name, contact, company, delivery, cash, emails } = await readGroups(db, defaults);
    return {
      name: name.values,
      contact: contact.values,
      company: company.values,
      delivery: delivery.values,
      cash: cash.values,
      emails: emails.values,
    };
  };
  const freshAt = changes.now();
  let known = await load();
  let loaded: CacheEntry & { settings: Promise<ShopSettings> } = {
    ...{ freshAt, topics, settings: Promise.resolve(known) },
  };

  /** Loads the settings; if that fails, returns the last known ones. */
  function reload(): Promise<ShopSettings> {
    const entry = { freshAt: changes.now(), topics, settings: load() };
    const settings = entry.settings.then(
      (current) => {
        known = current;
        return current;
      },
      (error: unknown) => {
        log.warn({ err: error }, 'the settings could not be read');
        // The next call of `read` tries again.
        loaded = { ...entry, freshAt: -1, settings };
        return known;
      },
    );
    loaded = { ...entry, settings };
    return settings;
  }

  return {
    async read() {
      await changes.catchUp();
      return changes.isFresh(loaded) ? loaded.settings : reload();
    },
  };
}
