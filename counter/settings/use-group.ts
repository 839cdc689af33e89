import { notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { ProviderError } from '#contract/client/provider-error.ts';
import type { SettingGroup } from '#contract/settings/groups.ts';
import {
  changeCashLimits,
  changeCompany,
  changeContact,
  changeDeliveryPrices,
  changeEmailFooter,
  changeShopName,
  settingsState,
} from '#contract/settings/staff-calls.ts';
import { queryClient } from '#counter/data/query-client.ts';
import { settingsQuery } from '#counter/data/settings-query.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useCallForm } from '#counter/ui/use-call-form.ts';
import { useDialog } from '#counter/ui/use-dialog.ts';
import { fromForm, type SettingValues, schemaOf, toForm } from './setting-fields.ts';

export interface GroupState {
  version: number;
  values: SettingValues;
  defaults: SettingValues;
}

const CALLS_BY_GROUP = {
  name: changeShopName,
  contact: changeContact,
  company: changeCompany,
  delivery: changeDeliveryPrices,
  cash: changeCashLimits,
  emails: changeEmailFooter,
} satisfies Record<SettingGroup, object>;

/** Reads the other person's version from a refusal. */
function readCurrent(group: SettingGroup, error: unknown): GroupState | undefined {
  if (!(error instanceof ProviderError) || error.refusal !== 'changed-meanwhile') return undefined;
  const { success, output } = v.safeParse(settingsState.entries[group], error.current);
  return success ? output : undefined;
}

/** State of a group's form. Opens `conflict` if somebody else saved the group first. */
export function useGroup(group: SettingGroup, state: GroupState) {
  const { common } = useTexts();
  /** The version that the form was filled from. */
  const [base, setBase] = useState(state);
  const conflict = useDialog<{ mine: SettingValues; theirs: GroupState }>();

  /** Saves values on top of a version. Returns false if that version is out of date. */
  async function save(version: number, values: SettingValues): Promise<boolean> {
    // The form's schema has validated the body, whose type depends on the group.
    const body = { version, ...values } as never;
    try {
      const { data } = await callStaff(CALLS_BY_GROUP[group], { body });
      begin(data);
      notifications.show({ message: common.saved });
      return true;
    } catch (error) {
      const theirs = readCurrent(group, error);
      if (!theirs) throw error;
      conflict.open({ mine: values, theirs });
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey });
    }
  }

  const { form, problem, submit } = useCallForm({
    initialValues: toForm(group, base.values),
    schema: schemaOf(group),
    send: async (typed) => void (await save(base.version, fromForm(group, typed))),
  });

  /** Fills the form with the values of a saved version. */
  function begin(from: GroupState): void {
    setBase(from);
    const values = toForm(group, from.values);
    form.setInitialValues(values);
    form.setValues(values);
  }

  const isDirty = form.isDirty();
  const isNewer = state.version > base.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newer version fills the form again
  useEffect(() => {
    if (isNewer && !isDirty) begin(state);
  }, [isNewer, isDirty]);

  return { base, form, problem, submit, save, begin, isDirty, conflict };
}
