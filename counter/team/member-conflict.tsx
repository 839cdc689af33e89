import type { StaffMember } from '#contract/staff/answers.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { ConflictDialog, type ConflictField } from '#counter/ui/conflict-dialog.tsx';
import { useReportFailure } from '#counter/ui/describe-error.ts';
import type { MemberChange, useMemberChange } from './use-member-change.ts';

interface MemberConflictProps {
  conflict: ReturnType<typeof useMemberChange>['conflict'];
  onSave: (change: MemberChange, from: StaffMember) => Promise<void>;
}

/** Shows both versions of a member whom two people changed at the same time. */
export function MemberConflict({ conflict, onSave }: MemberConflictProps) {
  const { staff, team } = useTexts();
  const reportFailure = useReportFailure();
  const { mine, theirs } = conflict.subject ?? {};
  if (!mine || !theirs) return null;
  const writeAccess = (isDisabled: boolean) => (isDisabled ? team.noAccess : team.access);
  const fields: ConflictField<keyof MemberChange>[] = [
    ...(mine.role === undefined
      ? []
      : [
          {
            name: 'role' as const,
            label: team.role,
            mine: staff.roles[mine.role],
            theirs: staff.roles[theirs.role],
          },
        ]),
    ...(mine.isDisabled === undefined
      ? []
      : [
          {
            name: 'isDisabled' as const,
            label: team.accessLabel,
            mine: writeAccess(mine.isDisabled),
            theirs: writeAccess(theirs.isDisabled),
          },
        ]),
  ];
  return (
    <ConflictDialog
      opened={conflict.isOpen}
      fields={fields}
      onSave={(chosen) => {
        conflict.close();
        const change = Object.fromEntries(
          Object.entries(mine).filter(([name]) => chosen[name as keyof MemberChange] === 'mine'),
        );
        if (Object.keys(change).length > 0) void onSave(change, theirs).catch(reportFailure);
      }}
      onClose={conflict.close}
    />
  );
}
