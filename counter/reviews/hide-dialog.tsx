import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import {
  hideReview,
  hideReviewRequest,
  type StaffReview,
  showReview,
} from '#contract/reviews/staff-calls.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { FormDialog } from '#counter/ui/form-dialog.tsx';
import { Problem } from '#counter/ui/message.tsx';
import { useCallForm } from '#counter/ui/use-call-form.ts';
import { useUndo } from '#counter/ui/use-undo.tsx';
import { refreshReviews } from './reviews-query.ts';

interface HideDialogProps {
  review: StaffReview;
  opened: boolean;
  onClose: () => void;
}

/** Hides a review, with a reason that its author reads. */
export function HideDialog({ review: { id }, opened, onClose }: HideDialogProps) {
  const { reviews: texts, session } = useTexts();
  const offerUndo = useUndo();
  const { form, problem, submit } = useCallForm({
    initialValues: { reason: '' },
    schema: hideReviewRequest,
    async send(body) {
      await callStaff(hideReview, { id, body });
      form.reset();
      onClose();
      offerUndo(texts.isHidden, async () => {
        await callStaff(showReview, { id });
        await refreshReviews();
      });
      await refreshReviews();
    },
  });
  return (
    <FormDialog opened={opened} onClose={onClose} title={texts.hideTitle} isUnsaved={form.isDirty()}>
      {(close) => (
        <form onSubmit={submit} noValidate>
          <Stack>
            <Text fz="sm" c="dimmed">
              {texts.hideText}
            </Text>
            <Textarea
              label={texts.reason}
              description={texts.reasonHint}
              dir="auto"
              autosize
              minRows={2}
              maxRows={10}
              data-autofocus
              {...form.getInputProps('reason')}
            />
            <Problem>{problem}</Problem>
            <Group justify="flex-end" gap="xs">
              <Button variant="subtle" color="gray" onClick={close}>
                {session.cancel}
              </Button>
              <Button type="submit" color="red" loading={form.submitting}>
                {texts.hide}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}
