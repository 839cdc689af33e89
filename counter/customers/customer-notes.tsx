import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import type { Customer } from '#contract/customers/answers.ts';
import { addNote } from '#contract/customers/calls.ts';
import { noteRequest } from '#contract/customers/requests.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { useMe } from '#counter/session/me.ts';
import { Age } from '#counter/ui/age.tsx';
import { Problem } from '#counter/ui/message.tsx';
import { Section } from '#counter/ui/section.tsx';
import { UnsavedGuard } from '#counter/ui/unsaved-guard.tsx';
import { useCallForm } from '#counter/ui/use-call-form.ts';
import styles from './customer.module.css';
import { refreshCustomers } from './customers-query.ts';

/** Staff notes about a customer, newest first. */
export function CustomerNotes({ customer }: { customer: Customer }) {
  const { customers: texts } = useTexts();
  const { writeMoment } = useFormats();
  const mayNote = useMe().permissions.includes('customers.change') && !customer.deletedAt;
  const notes = customer.notes.toReversed();
  return (
    <Section title={texts.notes} {...(mayNote && { description: texts.notesHint })}>
      <Stack>
        {mayNote && <NoteForm id={customer.id} />}
        {notes.length === 0 ? (
          !mayNote && (
            <Text fz="sm" c="dimmed">
              {texts.noNotes}
            </Text>
          )
        ) : (
          <ul className={styles.list}>
            {notes.map(({ id, text, person, at }) => (
              <li key={id}>
                <Text className={styles.note ?? ''} dir="auto">
                  {text}
                </Text>
                <Text fz="xs" c="dimmed">
                  <bdi>{person ?? texts.command}</bdi>
                  {` · ${writeMoment(at)} · `}
                  <Age at={at} />
                </Text>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Section>
  );
}

function NoteForm({ id }: { id: string }) {
  const { customers: texts } = useTexts();
  const { form, problem, submit } = useCallForm({
    initialValues: { text: '' },
    schema: noteRequest,
    async send(body) {
      await callStaff(addNote, { id, body });
      form.reset();
      await refreshCustomers();
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <UnsavedGuard isUnsaved={form.isDirty()} />
      <Stack gap="xs">
        <Textarea
          aria-label={texts.note}
          placeholder={texts.note}
          dir="auto"
          autosize
          minRows={2}
          {...form.getInputProps('text')}
        />
        <Problem>{problem}</Problem>
        <Group justify="flex-end">
          <Button
            type="submit"
            variant="default"
            loading={form.submitting}
            disabled={!form.values.text.trim()}
          >
            {texts.addNote}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
