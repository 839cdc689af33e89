import { ActionIcon, Indicator, Menu, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import AtSign from 'lucide-react/icons/at-sign';
import { Link } from 'react-router';
import type { Mention } from '#contract/mentions/calls.ts';
import { listMentions, readMentions } from '#contract/mentions/calls.ts';
import { createReadQuery, queryClient } from '#counter/data/query-client.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { useMe } from '#counter/session/me.ts';

/** Keeps the bell current if the live stream is interrupted. */
const REFRESH_MS = 60_000;

export const mentionsQuery = { ...createReadQuery(listMentions), refetchInterval: REFRESH_MS };

export const refreshMentions = () => queryClient.invalidateQueries({ queryKey: [listMentions.path] });

export async function markAsRead(ids: string[]): Promise<void> {
  await callStaff(readMentions, { body: { ids } });
  await refreshMentions();
}

const MAX_SHOWN = 9;

/** A bell with the number of unread mentions. Its menu lists the newest and links to their notes. */
export function MentionsMenu() {
  const { notes } = useTexts();
  const mayRead = useMe().permissions.includes('orders.read');
  const { data } = useQuery({ ...mentionsQuery, enabled: mayRead });
  if (!mayRead) return null;
  const unread = data?.unread ?? 0;
  return (
    <Menu width={320} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={unread > 0 ? `${notes.mentions}: ${notes.unread(unread)}` : notes.mentions}
        >
          <Indicator
            label={unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
            size={17}
            offset={3}
            color="red"
            disabled={unread === 0}
          >
            <AtSign size={20} strokeWidth={1.7} aria-hidden />
          </Indicator>
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown mah="70vh" style={{ overflowY: 'auto' }}>
        <Menu.Label>{notes.mentions}</Menu.Label>
        {data?.data.length === 0 && (
          <Text fz="sm" c="dimmed" px="sm" pb="sm">
            {notes.noMentions}
          </Text>
        )}
        {data?.data.map((mention) => (
          <MentionItem key={mention.id} mention={mention} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function MentionItem({ mention }: { mention: Mention }) {
  const { notes } = useTexts();
  const { writeAge } = useFormats();
  const { person, orderNumber, noteId, text, at, isRead } = mention;
  return (
    <Menu.Item component={Link} to={`/orders/${orderNumber}#note-${noteId}`}>
      <Text fz="xs">
        {!isRead && <b>{`${notes.isNew} · `}</b>}
        {notes.mentionedBy(person ?? notes.byCommand, orderNumber)}
        {` · ${writeAge(at)}`}
      </Text>
      <Text lineClamp={2} fw={isRead ? 400 : 600} dir="auto">
        {text}
      </Text>
    </Menu.Item>
  );
}
