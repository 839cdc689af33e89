import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { answerReview, answerReviewRequest, type StaffReview } from '#contract/reviews/staff-calls.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { FormDialog } from '#counter/ui/form-dialog.tsx';
import { Problem } from '#counter/ui/message.tsx';
import { useCallForm } from '#counter/ui/use-call-form.ts';
import styles from './reviews.module.css';
import { refreshReviews } from './reviews-query.ts';
import { readCurrent } from './use-act.ts';

/**
 * Writes or changes the public answer. If the review was changed meanwhile, shows it as it is now and keeps what was
 * typed; saving again then counts.
 */
export function AnswerDialog({ review, onClose }: { review: StaffReview; onClose: () => void }) {
  const { reviews: texts, session, common } = useTexts();
  const [shown, setShown] = useState(review);
  const { form, problem, submit } = useCallForm({
    initialValues: { version: review.version, text: review.answer?.text ?? '' },
    schema: answerReviewRequest,
    async send(body) {
      try {
        await callStaff(answerReview, { id: review.id, body });
      } catch (error) {
        const current = readCurrent<StaffReview>(error);
        if (!current) throw error;
        setShown(current);
        form.setFieldValue('version', current.version);
        return;
      }
      onClose();
      await refreshReviews();
    },
  });
  const isChanged = shown !== review;
  return (
    <FormDialog opened onClose={onClose} title={texts.answerTitle} isUnsaved={form.isDirty('text')}>
      {(close) => (
        <form onSubmit={submit} noValidate>
          <Stack>
            {isChanged && (
              <Alert role="alert" color="yellow" title={common.conflictTitle}>
                {texts.changedMeanwhile}
              </Alert>
            )}
            <blockquote className={styles.quote} dir="auto">
              {shown.review}
            </blockquote>
            {isChanged && shown.answer && (
              <Text fz="sm" c="dimmed" dir="auto">
                {texts.answerNow(shown.answer.text)}
              </Text>
            )}
            <Textarea
              label={texts.answer}
              description={texts.answerHint}
              dir="auto"
              autosize
              minRows={4}
              maxRows={14}
              data-autofocus
              {...form.getInputProps('text')}
            />
            <Problem>{problem}</Problem>
            <Group justify="flex-end" gap="xs">
              <Button variant="subtle" color="gray" onClick={close}>
                {session.cancel}
              </Button>
              <Button type="submit" loading={form.submitting}>
                {texts.publish}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}
