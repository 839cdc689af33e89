/** The groups of settings: fields that are stored in the database override the defaults. */
import * as v from 'valibot';
import { asc } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { shopSettings } from '#api/schema/settings.ts';
import {
  SETTING_GROUPS,
  type SettingGroup,
  type SettingsOf,
  type ShopSettings,
} from '#contract/settings/groups.ts';

/** A group and its version, which a change has to name. The version is 0 until the first change. */
export interface GroupState<Group extends SettingGroup> {
  version: number;
  values: SettingsOf<Group>;
  defaults: SettingsOf<Group>;
}
type GroupStates = { [Group in SettingGroup]: GroupState<Group> };

type Row = Pick<typeof shopSettings.$inferSelect, 'values' | 'version'>;

/** Ignores stored fields that the contract no longer accepts: its rules may have changed since. */
export function toState<Group extends SettingGroup>(
  group: Group,
  defaults: SettingsOf<Group>,
  row: Row | undefined,
): GroupState<Group> {
  const schema = SETTING_GROUPS[group] as unknown as v.GenericSchema<unknown, SettingsOf<Group>>;
  const accepted = Object.entries(row?.values ?? {}).filter(
    ([field, value]) => field in defaults && v.is(schema, { ...defaults, [field]: value }),
  );
  return { version: row?.version ?? 0, values: { ...defaults, ...Object.fromEntries(accepted) }, defaults };
}

/** The fields that differ from their defaults. The others are not stored, so they follow a change of their default. */
export function pickStored(values: object, defaults: object): Record<string, unknown> {
  const isDefault = (field: string, value: unknown) =>
    JSON.stringify(value) === JSON.stringify((defaults as Record<string, unknown>)[field]);
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => !isDefault(field, value)));
}

export async function readGroups(db: Database | Transaction, defaults: ShopSettings): Promise<GroupStates> {
  const rows = await db.select().from(shopSettings).orderBy(asc(shopSettings.name));
  const read = <Group extends SettingGroup>(group: Group) =>
    toState(
      group,
      defaults[group],
      rows.find((row) => row.name === group),
    );
  return {
    name: read('name'),
    contact: read('contact'),
    company: read('company'),
    delivery: read('delivery'),
    cash: read('cash'),
    emails: read('emails'),
  };
}
