import { notifications } from '@mantine/notifications';
import * as v from 'valibot';
import { ProviderError } from '#contract/client/provider-error.ts';
import { type StaffMember, staffMember } from '#contract/staff/answers.ts';
import { changeMember, readTeam } from '#contract/staff/team-calls.ts';
import { createReadQuery, queryClient } from '#counter/data/query-client.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { reloadMe, useMe } from '#counter/session/me.ts';
import { useDialog } from '#counter/ui/use-dialog.ts';
import { useUndo } from '#counter/ui/use-undo.tsx';

export const teamQuery = createReadQuery(readTeam);
export const reloadTeam = () => queryClient.invalidateQueries({ queryKey: teamQuery.queryKey });

export type MemberChange = Partial<Pick<StaffMember, 'role' | 'isDisabled'>>;

interface Conflict {
  mine: MemberChange;
  theirs: StaffMember;
}

/** Reads the other person's version of the member from a refusal. */
function readCurrent(error: unknown): StaffMember | undefined {
  if (!(error instanceof ProviderError) || error.refusal !== 'changed-meanwhile') return undefined;
  const { success, output } = v.safeParse(staffMember, error.current);
  return success ? output : undefined;
}

/** Changes a member's role or access. Opens `conflict` if somebody else changed the member first. */
export function useMemberChange(member: StaffMember) {
  const { staff, team } = useTexts();
  const me = useMe();
  const offerUndo = useUndo();
  const conflict = useDialog<Conflict>();

  async function send(from: StaffMember, wanted: MemberChange): Promise<StaffMember | undefined> {
    try {
      const body = { version: from.version, ...wanted };
      return (await callStaff(changeMember, { id: from.id, body })).data;
    } catch (error) {
      const theirs = readCurrent(error);
      if (!theirs) throw error;
      conflict.open({ mine: wanted, theirs });
      return undefined;
    } finally {
      await Promise.all([reloadTeam(), from.id === me.id && reloadMe()]);
    }
  }

  /** Confirms the change. A role change can be undone; disabling also ends sessions and API keys for good. */
  function report(from: StaffMember, changed: StaffMember): void {
    if (changed.role !== from.role) {
      offerUndo(team.roleChanged(changed.name, staff.roles[changed.role]), () =>
        send(changed, { role: from.role }),
      );
    }
    if (changed.isDisabled !== from.isDisabled) {
      notifications.show({
        message: changed.isDisabled ? team.isDisabled(changed.name) : team.isEnabled(changed.name),
      });
    }
  }

  async function change(wanted: MemberChange, from = member): Promise<void> {
    const changed = await send(from, wanted);
    if (changed) report(from, changed);
  }
  return { change, conflict };
}
