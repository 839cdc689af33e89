/** Serves the settings of the shop to the staff. */
import { recordAudit } from '#api/audit/record-audit.ts';
import { recordChange, SETTINGS_TOPIC } from '#api/catalogue/changes.ts';
import type { Actor, Api } from '#api/dependencies.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { shopSettings } from '#api/schema/settings.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import type { SettingGroup, SettingsOf } from '#contract/settings/groups.ts';
import { settingsCalls } from '#contract/settings/staff-calls.ts';
import { type GroupState, pickStored, readGroups, toState } from './stored-groups.ts';

export function serveSettings(api: Api, { serve }: CallRoutes): void {
  const { db, changes, clock } = api;
  const defaults = api.settings.shopDefaults;

  serve(settingsCalls.readSettings, async () => ({ data: await readGroups(db, defaults) }));

  /** Saves a group, if nobody changed it since the given version. */
  async function save<Group extends SettingGroup>(
    actor: Actor,
    group: Group,
    { version, ...values }: { version: number },
  ): Promise<GroupState<Group>> {
    const ofGroup = defaults[group];
    const saved = await db.transaction(async (tx) => {
      const before = toState(group, ofGroup, await lockGroup(tx, group));
      if (before.version !== version) throw refuse('changed-meanwhile', { current: before });
      const stored = {
        values: pickStored(values, ofGroup),
        version: version + 1,
        updatedAt: new Date(clock()),
      };
      await tx.update(shopSettings).set(stored).where(eq(shopSettings.name, group));
      await recordAudit(tx, actor, {
        action: 'settings.changed',
        ...{ id: group, label: group, before: before.values, after: values },
      });
      await recordChange(tx, [SETTINGS_TOPIC]);
      return { version: version + 1, values: values as SettingsOf<Group>, defaults: ofGroup };
    });
    await changes.publish();
    return saved;
  }

  serve(settingsCalls.changeShopName, async (c, { body }) => ({
    data: await save(c.var.actor, 'name', await body()),
  }));
  serve(settingsCalls.changeContact, async (c, { body }) => ({
    data: await save(c.var.actor, 'contact', await body()),
  }));
  serve(settingsCalls.changeCompany, async (c, { body }) => ({
    data: await save(c.var.actor, 'company', await body()),
  }));
  serve(settingsCalls.changeDeliveryPrices, async (c, { body }) => ({
    data: await save(c.var.actor, 'delivery', await body()),
  }));
  serve(settingsCalls.changeCashLimits, async (c, { body }) => ({
    data: await save(c.var.actor, 'cash', await body()),
  }));
  serve(settingsCalls.changeEmailFooter, async (c, { body }) => ({
    data: await save(c.var.actor, 'emails', await body()),
  }));
}

/** Locks the row of a group. Inserts it if the group was never changed. */
async function lockGroup(tx: Transaction, group: SettingGroup) {
  await tx.insert(shopSettings).values({ name: group, values: {}, version: 0 }).onConflictDoNothing();
  const [row] = await tx.select().from(shopSettings).where(eq(shopSettings.name, group)).for('update');
  return row;
}
