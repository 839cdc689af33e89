import { Badge, Group, Text } from '@mantine/core';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { StaffMember } from '#contract/staff/answers.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { useMe } from '#counter/session/me.ts';
import { PersonMark } from '#counter/ui/person-mark.tsx';
import { MemberMenu } from './member-menu.tsx';
import styles from './team.module.css';

interface MemberListProps {
  members: StaffMember[];
  mayChange: boolean;
}

export function MemberList({ members, mayChange }: MemberListProps) {
  return (
    <ul className={styles.list}>
      {members.map((member) => (
        <MemberRow key={member.id} member={member} mayChange={mayChange} />
      ))}
    </ul>
  );
}

function MemberRow({ member, mayChange }: { member: StaffMember; mayChange: boolean }) {
  const { staff, team } = useTexts();
  const { writeMoment } = useFormats();
  const { id } = useMe();
  const { name, email, role, isDisabled, hasSecondFactor, seenAt } = member;
  const Shield = hasSecondFactor ? ShieldCheck : ShieldAlert;
  return (
    <li className={styles.row} data-disabled={isDisabled || undefined}>
      <PersonMark name={name} size={36} />
      <div className={styles.person}>
        <Group gap="xs">
          <Text fw={500}>
            <bdi>{name}</bdi>
          </Text>
          {member.id === id && <Badge variant="light">{team.you}</Badge>}
          {isDisabled && (
            <Badge variant="light" color="red">
              {team.disabled}
            </Badge>
          )}
        </Group>
        <Text fz="xs" c="dimmed" truncate>
          <bdi>{email}</bdi>
        </Text>
      </div>
      <div className={styles.facts}>
        <Text>{staff.roles[role]}</Text>
        <Text className={styles.factor} fz="xs" c={hasSecondFactor ? 'dimmed' : 'var(--mantine-color-error)'}>
          <Shield size={16} aria-hidden />
          {hasSecondFactor ? team.withFactor : team.withoutFactor}
        </Text>
        <Text fz="xs" c="dimmed">
          {seenAt ? team.seen(writeMoment(seenAt)) : team.neverSeen}
        </Text>
      </div>
      <div className={styles.menu}>{mayChange && <MemberMenu member={member} />}</div>
    </li>
  );
}
