import { Button, Group, Modal, Radio, Stack, Text, Textarea } from '@mantine/core';
import type { Customer } from '#contract/customers/answers.ts';
import { blockCustomer, liftBlock } from '#contract/customers/calls.ts';
import { BLOCK_KINDS, type BlockKind, blockRequest } from '#contract/customers/requests.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import orderStyles from '#counter/orders/order.module.css';
import { Problem } from '#counter/ui/message.tsx';
import { useCallForm } from '#counter/ui/use-call-form.ts';
import { useUndo } from '#counter/ui/use-undo.tsx';
import styles from './customer.module.css';
import { refreshCustomers } from './customers-query.ts';

interface BlockDialogProps {
  customer: Customer;
  opened: boolean;
  onClose: () => void;
}

/** Blocks a customer from cash on delivery, or from ordering at all. */
export function BlockDialog({ customer, opened, onClose }: BlockDialogProps) {
  const { common, customers: texts } = useTexts();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      // A stray click must not lose the typed reason.
      closeOnClickOutside={false}
      title={texts.blockTitle(customer.name)}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      <BlockForm customer={customer} onClose={onClose} />
    </Modal>
  );
}

function BlockForm({ customer, onClose }: Omit<BlockDialogProps, 'opened'>) {
  const { customers: texts, session } = useTexts();
  const offerUndo = useUndo();
  const { form, problem, submit } = useCallForm({
    initialValues: { kind: 'cash' as BlockKind, reason: '' },
    schema: blockRequest,
    async send(body) {
      const { data } = await callStaff(blockCustomer, { id: customer.id, body });
      onClose();
      offerUndo(texts.isBlocked[data.kind], async () => {
        await callStaff(liftBlock, { id: customer.id, blockId: data.id });
        await refreshCustomers();
      });
      await refreshCustomers();
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Radio.Group label={texts.blockKind} {...form.getInputProps('kind')}>
          <Stack gap="xs" mt={4}>
            {BLOCK_KINDS.map((kind) => (
              <Radio.Card key={kind} value={kind} className={styles.choice}>
                <Radio.Indicator size="xs" mt={3} />
                <span>
                  <Text component="span" fw={500} display="block">
                    {texts.blockKinds[kind]}
                  </Text>
                  <Text component="span" fz="xs" c="dimmed" display="block">
                    {texts.blockKindHints[kind]}
                  </Text>
                </span>
              </Radio.Card>
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label={texts.blockReason}
          description={texts.blockReasonHint}
          dir="auto"
          autosize
          minRows={2}
          data-autofocus
          {...form.getInputProps('reason')}
        />
        <ul className={orderStyles.consequences}>
          {texts.blockConsequences.map((text) => (
            <Text key={text} component="li" fz="sm" c="dimmed">
              {text}
            </Text>
          ))}
        </ul>
        <Problem>{problem}</Problem>
        <Group justify="flex-end" gap="xs">
          <Button variant="subtle" color="gray" onClick={onClose}>
            {session.cancel}
          </Button>
          <Button type="submit" color="red" loading={form.submitting}>
            {texts.block}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
