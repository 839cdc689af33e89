import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { WholeOrder } from '#contract/orders/staff-answers.ts';
import { addOrderNote } from '#contract/orders/staff-calls.ts';
import { MAX_NOTE_LENGTH } from '#contract/orders/staff-requests.ts';
import { hasPermission } from '#contract/staff/permissions.ts';
import { queryClient } from '#counter/data/query-client.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { markAsRead, mentionsQuery } from '#counter/live/mentions-menu.tsx';
import { NoteForm } from '#counter/notes/note-form.tsx';
import { NoteList } from '#counter/notes/note-list.tsx';
import { useMe } from '#counter/session/me.ts';
import { Section } from '#counter/ui/section.tsx';
import { orderQuery } from './orders-query.ts';

/** Staff notes about an order. Showing them marks the person's mentions in them as read. */
export function OrderNotes({ order: { orderNumber, notes: all } }: { order: WholeOrder }) {
  const { notes } = useTexts();
  const { role } = useMe();
  const { data: mentions } = useQuery(mentionsQuery);
  const unread = (mentions?.data ?? [])
    .filter(({ noteId, isRead }) => !isRead && all.some(({ id }) => id === noteId))
    .map(({ id }) => id)
    .join(',');
  useEffect(() => {
    // If this fails, the mentions stay unread and the next visit tries again.
    if (unread) markAsRead(unread.split(',')).catch(() => {});
  }, [unread]);
  return (
    <Section title={notes.title} description={notes.hint}>
      <Stack gap="md">
        <NoteList notes={all} />
        {hasPermission(role, 'orders.change') && (
          <NoteForm
            maxLength={MAX_NOTE_LENGTH}
            onAdd={async (text, ids) => {
              const { data } = await callStaff(addOrderNote, {
                order: orderNumber,
                body: { text, mentions: ids },
              });
              queryClient.setQueryData(orderQuery(orderNumber).queryKey, data);
            }}
          />
        )}
      </Stack>
    </Section>
  );
}
