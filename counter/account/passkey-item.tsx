import { ActionIcon, Group, Text, Tooltip } from '@mantine/core';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { StaffPasskey } from '#contract/staff/answers.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import styles from './account.module.css';

interface PasskeyItemProps {
  passkey: StaffPasskey;
  onRename: () => void;
  onRemove: () => void;
}

export function PasskeyItem({ passkey, onRename, onRemove }: PasskeyItemProps) {
  const { factors } = useTexts();
  const { writeMoment } = useFormats();
  const { name, usedAt, createdAt, isSynced } = passkey;
  const facts = [
    usedAt ? factors.used(writeMoment(usedAt)) : factors.created(writeMoment(createdAt)),
    ...(isSynced ? [factors.synced] : []),
  ];
  return (
    <li>
      <div className={styles.rowText}>
        <Text fz="sm" fw={500}>
          <bdi>{name}</bdi>
        </Text>
        <Text fz="xs" c="dimmed">
          {facts.join(' · ')}
        </Text>
      </div>
      <Group gap={4} wrap="nowrap">
        <Tooltip label={factors.rename}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={factors.renameOf(name)}
            onClick={onRename}
          >
            <Pencil size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={factors.remove}>
          <ActionIcon
            variant="subtle"
            color="red"
            size={36}
            aria-label={factors.removeOf(name)}
            onClick={onRemove}
          >
            <Trash2 size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Group>
    </li>
  );
}
