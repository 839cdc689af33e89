import { Badge, Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import Laptop from 'lucide-react/icons/laptop';
import Smartphone from 'lucide-react/icons/smartphone';
import type { StaffSession } from '#contract/staff/answers.ts';
import { endOtherSessions, endSession, listSessions } from '#contract/staff/me-calls.ts';
import { createReadQuery, queryClient } from '#counter/data/query-client.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { describeDevice } from '#counter/ui/describe-device.ts';
import { useReportFailure } from '#counter/ui/describe-error.ts';
import { Loaded } from '#counter/ui/loaded.tsx';
import { Section } from '#counter/ui/section.tsx';
import styles from './account.module.css';

export const sessionsQuery = createReadQuery(listSessions);

/** The signed-in person's sessions on all devices. */
export function SessionsSection() {
  const { account } = useTexts();
  const reportFailure = useReportFailure();
  const query = useQuery(sessionsQuery);
  const ending = useMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined ? callStaff(endOtherSessions) : callStaff(endSession, { id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
    onError: reportFailure,
  });
  const isAlone = (query.data?.data.length ?? 0) < 2;
  return (
    <Section
      title={account.sessions}
      description={account.sessionsHint}
      action={
        !isAlone && (
          <Button
            variant="default"
            size="xs"
            loading={ending.isPending && ending.variables === undefined}
            onClick={() => ending.mutate(undefined)}
          >
            {account.endOthers}
          </Button>
        )
      }
    >
      <Loaded query={query}>
        {({ data }) => (
          <ul className={styles.rows}>
            {data.map((one) => (
              <SessionRow
                key={one.id}
                session={one}
                isEnding={ending.isPending && ending.variables === one.id}
                onEnd={() => ending.mutate(one.id)}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}

interface SessionRowProps {
  session: StaffSession;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { account } = useTexts();
  const { writeMoment } = useFormats();
  const Icon = /Mobile|Android|iPhone/.test(session.userAgent) ? Smartphone : Laptop;
  const device = describeDevice(session.userAgent) ?? account.unknownDevice;
  return (
    <li className={styles.row}>
      <Icon size={20} strokeWidth={1.7} aria-hidden />
      <div className={styles.rowText}>
        <Group gap="xs">
          <Text fw={500}>
            <bdi>{device}</bdi>
          </Text>
          {session.isCurrent && <Badge variant="light">{account.thisSession}</Badge>}
        </Group>
        <Text fz="xs" c="dimmed">
          {account.lastSeen(writeMoment(session.seenAt))}
          {' · '}
          <bdi>{session.address}</bdi>
        </Text>
      </div>
      {!session.isCurrent && (
        <Button
          variant="subtle"
          color="red"
          size="xs"
          loading={isEnding}
          aria-label={account.endSession(device)}
          onClick={onEnd}
        >
          {account.end}
        </Button>
      )}
    </li>
  );
}
