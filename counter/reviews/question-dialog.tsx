import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import * as v from 'valibot';
import { type StaffQuestion, writeQuestion, writeQuestionRequest } from '#contract/questions/staff-calls.ts';
import { MAX_ANSWER_LENGTH } from '#contract/reviews/staff-calls.ts';
import { optionalText } from '#contract/text.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { FormDialog } from '#counter/ui/form-dialog.tsx';
import { Problem } from '#counter/ui/message.tsx';
import { useCallForm } from '#counter/ui/use-call-form.ts';
import { refreshReviews } from './reviews-query.ts';
import { readCurrent } from './use-act.ts';

/** Without an answer, the question waits again. */
const formSchema = v.object({ ...writeQuestionRequest.entries, answer: optionalText(MAX_ANSWER_LENGTH) });

/**
 * Answers a question, or changes its words or its answer. If somebody else changed it meanwhile, shows their version and
 * keeps what was typed; saving again then counts.
 */
export function QuestionDialog({ question, onClose }: { question: StaffQuestion; onClose: () => void }) {
  const { questions: texts, reviews, session, common } = useTexts();
  const [shown, setShown] = useState(question);
  const { form, problem, submit } = useCallForm({
    initialValues: {
      version: question.version,
      question: question.question,
      answer: question.answer?.text ?? '',
    },
    schema: formSchema,
    async send({ answer, ...body }) {
      try {
        const written = { ...body, answer: answer.trim() || null };
        await callStaff(writeQuestion, { id: question.id, body: written });
      } catch (error) {
        const current = readCurrent<StaffQuestion>(error);
        if (!current) throw error;
        setShown(current);
        form.setFieldValue('version', current.version);
        return;
      }
      onClose();
      await refreshReviews();
    },
  });
  const isUnsaved = form.isDirty('question') || form.isDirty('answer');
  return (
    <FormDialog opened onClose={onClose} title={texts.dialogTitle} isUnsaved={isUnsaved}>
      {(close) => (
        <form onSubmit={submit} noValidate>
          <Stack>
            {shown !== question && (
              <Alert role="alert" color="yellow" title={common.conflictTitle}>
                <Text fz="sm" dir="auto">
                  {shown.question}
                </Text>
                {shown.answer && (
                  <Text fz="sm" dir="auto">
                    {reviews.answerNow(shown.answer.text)}
                  </Text>
                )}
              </Alert>
            )}
            <Textarea
              label={texts.question}
              description={texts.questionHint}
              dir="auto"
              autosize
              minRows={2}
              maxRows={8}
              {...form.getInputProps('question')}
            />
            <Textarea
              label={reviews.answer}
              description={question.answer ? texts.changeHint : texts.answerHint}
              dir="auto"
              autosize
              minRows={4}
              maxRows={14}
              data-autofocus
              {...form.getInputProps('answer')}
            />
            <Problem>{problem}</Problem>
            <Group justify="flex-end" gap="xs">
              <Button variant="subtle" color="gray" onClick={close}>
                {session.cancel}
              </Button>
              <Button type="submit" loading={form.submitting}>
                {form.values.answer.trim() ? reviews.publish : common.save}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}
