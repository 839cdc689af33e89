import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listColleagues } from '#contract/mentions/calls.ts';
import { createReadQuery } from '#counter/data/query-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useReportFailure } from '#counter/ui/describe-error.ts';
import { UnsavedGuard } from '#counter/ui/unsaved-guard.tsx';
import { MentionField } from './mention-field.tsx';
import { listMentioned } from './mentions.ts';

interface NoteFormProps {
  maxLength: number;
  /** Saves a note. If it rejects, the typed text stays. */
  onAdd: (text: string, mentions: string[]) => Promise<unknown>;
}

/** A form for a new note, which can mention colleagues. */
export function NoteForm({ maxLength, onAdd }: NoteFormProps) {
  const { notes } = useTexts();
  const reportFailure = useReportFailure();
  const { data } = useQuery(createReadQuery(listColleagues));
  const colleagues = data?.data ?? [];
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isSending, setSending] = useState(false);
  const isEmpty = text.trim() === '';

  async function submit(): Promise<void> {
    if (isEmpty || isSending) return;
    setSending(true);
    try {
      await onAdd(
        text.trim(),
        listMentioned(text, colleagues, chosen).map(({ id }) => id),
      );
      setText('');
      setChosen(new Set());
    } catch (error) {
      reportFailure(error);
    } finally {
      setSending(false);
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {!isEmpty && <UnsavedGuard isUnsaved />}
      <Stack gap="xs">
        <MentionField
          value={text}
          colleagues={colleagues}
          maxLength={maxLength}
          onChange={setText}
          onMention={({ id }) => setChosen(new Set([...chosen, id]))}
          onSubmit={() => void submit()}
        />
        <Group justify="space-between" gap="xs">
          <Text fz="xs" c="dimmed" visibleFrom="sm">
            {notes.keys}
          </Text>
          <Button type="submit" variant="default" size="sm" ms="auto" loading={isSending} disabled={isEmpty}>
            {notes.add}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
