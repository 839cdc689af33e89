import { Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { ProviderError } from '#contract/client/provider-error.ts';
import { addDiscount, changeDiscount, type Discount, endDiscount } from '#contract/discounts/calls.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { ConfirmDialog } from '#counter/ui/confirm-dialog.tsx';
import { FormDialog } from '#counter/ui/form-dialog.tsx';
import { Problem } from '#counter/ui/message.tsx';
import { useCallForm } from '#counter/ui/use-call-form.ts';
import { DiscountFields } from './discount-fields.tsx';
import { discountSchema, EMPTY_DISCOUNT, toDescribed, toRequest, toValues } from './discount-form.ts';
import styles from './discounts.module.css';
import { refreshDiscounts } from './discounts-query.ts';
import { useSentence } from './use-sentence.ts';

interface DiscountDialogProps {
  /** The code to change, or `new`; undefined while the dialog is closed. */
  edited: Discount | 'new' | undefined;
  onClose: () => void;
}

/** Adds a discount code, or changes or ends one. */
export function DiscountDialog({ edited, onClose }: DiscountDialogProps) {
  const { discounts: texts } = useTexts();
  const [isUnsaved, setUnsaved] = useState(false);
  // Keeps its content while it closes.
  const [shown, setShown] = useState(edited);
  if (edited && edited !== shown) setShown(edited);
  const discount = shown === 'new' ? undefined : shown;
  const close = () => {
    setUnsaved(false);
    onClose();
  };
  return (
    <FormDialog
      opened={edited !== undefined}
      title={discount ? texts.edit(discount.code) : texts.add}
      size="lg"
      isUnsaved={isUnsaved}
      onClose={close}
    >
      {(ask) => (
        <DiscountEditor
          key={discount?.id ?? 'new'}
          discount={discount}
          onDirty={setUnsaved}
          onDone={close}
          onCancel={ask}
        />
      )}
    </FormDialog>
  );
}

interface DiscountEditorProps {
  discount: Discount | undefined;
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
  onCancel: () => void;
}

function DiscountEditor({ discount, onDirty, onDone, onCancel }: DiscountEditorProps) {
  const { common, discounts: texts, session } = useTexts();
  const writeSentence = useSentence();
  const [isEnding, setEnding] = useState(false);
  const { form, problem, submit } = useCallForm({
    initialValues: discount ? toValues(discount) : EMPTY_DISCOUNT,
    schema: discountSchema,
    async send(values) {
      const body = toRequest(values);
      try {
        if (discount) {
          const { id: discountId, version } = discount;
          await callStaff(changeDiscount, { discountId, body: { version, ...body } });
        } else await callStaff(addDiscount, { body });
      } catch (error) {
        // The list shows what somebody else changed.
        if (error instanceof ProviderError && error.refusal === 'changed-meanwhile') void refreshDiscounts();
        throw error;
      }
      notifications.show({ message: common.saved });
      await refreshDiscounts();
      onDone();
    },
  });
  const isDirty = form.isDirty();
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  async function end(): Promise<void> {
    if (!discount) return;
    await callStaff(endDiscount, { discountId: discount.id });
    notifications.show({ message: texts.endedNow(discount.code) });
    await refreshDiscounts();
    onDone();
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <DiscountFields form={form} isUsed={(discount?.uses ?? 0) > 0} />
        <div className={styles.preview} role="status">
          <Text fz="xs" c="dimmed">
            {texts.sentence}
          </Text>
          <Text>{writeSentence(toDescribed(form.values))}</Text>
        </div>
        <Problem>{problem}</Problem>
        <Group justify="space-between" gap="xs">
          {discount && discount.state !== 'ended' ? (
            <Button variant="subtle" color="red" onClick={() => setEnding(true)}>
              {texts.end}
            </Button>
          ) : (
            <span />
          )}
          <Group gap="xs">
            <Button variant="subtle" color="gray" onClick={onCancel}>
              {session.cancel}
            </Button>
            <Button type="submit" loading={form.submitting}>
              {common.save}
            </Button>
          </Group>
        </Group>
      </Stack>
      {discount && isEnding && (
        <ConfirmDialog
          opened
          title={texts.endTitle(discount.code)}
          consequence={texts.endText}
          confirmLabel={texts.end}
          isDangerous
          onConfirm={end}
          onClose={() => setEnding(false)}
        />
      )}
    </form>
  );
}
