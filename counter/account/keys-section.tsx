import { Badge, Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import Terminal from 'lucide-react/icons/terminal';
import type { StaffKey } from '#contract/staff/answers.ts';
import { endKey, listKeys } from '#contract/staff/key-calls.ts';
import { createReadQuery, queryClient } from '#counter/data/query-client.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { ConfirmDialog } from '#counter/ui/confirm-dialog.tsx';
import { Loaded } from '#counter/ui/loaded.tsx';
import { Section } from '#counter/ui/section.tsx';
import { useDialog } from '#counter/ui/use-dialog.ts';
import styles from './account.module.css';
import { CreateKey } from './create-key.tsx';

const keysQuery = createReadQuery(listKeys);
const reload = () => queryClient.invalidateQueries({ queryKey: keysQuery.queryKey });

/** The signed-in person's API keys. */
export function KeysSection() {
  const { keys } = useTexts();
  const query = useQuery(keysQuery);
  const creation = useDialog();
  const ending = useDialog<StaffKey>();
  return (
    <Section
      title={keys.title}
      description={keys.hint}
      action={
        <Button variant="default" size="xs" onClick={() => creation.open()}>
          {keys.create}
        </Button>
      }
    >
      <Loaded query={query} lines={1}>
        {({ data }) =>
          data.length === 0 ? (
            <Text fz="sm" c="dimmed">
              {keys.none}
            </Text>
          ) : (
            <ul className={styles.rows}>
              {data.map((key) => (
                <KeyRow key={key.id} apiKey={key} onEnd={() => ending.open(key)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <CreateKey opened={creation.isOpen} onCreated={reload} onClose={creation.close} />
      <ConfirmDialog
        opened={ending.isOpen}
        title={keys.endTitle(ending.subject?.name ?? '')}
        consequence={keys.endText}
        confirmLabel={keys.end}
        isDangerous
        onConfirm={async () => {
          await callStaff(endKey, { id: ending.subject?.id ?? '' });
          notifications.show({ message: keys.ended });
          await reload();
        }}
        onClose={ending.close}
      />
    </Section>
  );
}

function KeyRow({ apiKey, onEnd }: { apiKey: StaffKey; onEnd: () => void }) {
  const { factors, keys, staff } = useTexts();
  const { writeMoment } = useFormats();
  const { name, start, permissions, usedAt } = apiKey;
  return (
    <li className={styles.row}>
      <Terminal size={20} strokeWidth={1.7} aria-hidden />
      <div className={styles.rowText}>
        <Group gap="xs">
          <Text fw={500}>
            <bdi>{name}</bdi>
          </Text>
          <Badge variant="light" color="gray" tt="none" dir="ltr">
            {`${start}…`}
          </Badge>
        </Group>
        <Text fz="xs" c="dimmed">
          {usedAt ? factors.used(writeMoment(usedAt)) : factors.neverUsed}
        </Text>
        <Text fz="xs" c="dimmed">
          {permissions.map((permission) => staff.permissions[permission]).join(' · ')}
        </Text>
      </div>
      <Button variant="subtle" color="red" size="xs" aria-label={keys.endOf(name)} onClick={onEnd}>
        {keys.end}
      </Button>
    </li>
  );
}
