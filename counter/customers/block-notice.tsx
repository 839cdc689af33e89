import { Alert, Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import Ban from 'lucide-react/icons/ban';
import BanknoteX from 'lucide-react/icons/banknote-x';
import type { Customer, CustomerBlock } from '#contract/customers/answers.ts';
import { liftBlock } from '#contract/customers/calls.ts';
import type { BlockKind } from '#contract/customers/requests.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { useMe } from '#counter/session/me.ts';
import { ConfirmDialog } from '#counter/ui/confirm-dialog.tsx';
import { ToneBadge } from '#counter/ui/tone-badge.tsx';
import { useDialog } from '#counter/ui/use-dialog.ts';
import { refreshCustomers } from './customers-query.ts';

/** Shows whether a customer is blocked from cash on delivery or from ordering at all. */
export function BlockBadge({ kind }: { kind: BlockKind }) {
  const { customers } = useTexts();
  return (
    <ToneBadge tone={kind === 'all' ? 'bad' : 'waiting'} icon={kind === 'all' ? Ban : BanknoteX}>
      {customers.blocked[kind]}
    </ToneBadge>
  );
}

/** Shows a customer's present block and its reason, with a button to lift it. */
export function BlockNotice({ customer, block }: { customer: Customer; block: CustomerBlock }) {
  const { customers: texts } = useTexts();
  const { writeShortDay } = useFormats();
  const mayLift = useMe().permissions.includes('customers.change');
  const lifting = useDialog();
  const name = customer.name || texts.forgotten;
  return (
    <Alert
      variant="light"
      color="red"
      icon={<Ban size={18} aria-hidden />}
      title={texts.blockedText[block.kind]}
    >
      <Group justify="space-between" gap="sm">
        <div>
          <Text fz="sm">
            <bdi>{block.reason}</bdi>
          </Text>
          <Text fz="xs" c="dimmed">
            {texts.blockedBy(block.person ?? texts.command, writeShortDay(block.at, new Date(0)))}
          </Text>
        </div>
        {mayLift && (
          <Button variant="default" size="xs" onClick={() => lifting.open()}>
            {texts.lift}
          </Button>
        )}
      </Group>
      <ConfirmDialog
        opened={lifting.isOpen}
        title={texts.liftTitle(name)}
        consequence={texts.liftText}
        confirmLabel={texts.lift}
        onConfirm={async () => {
          await callStaff(liftBlock, { id: customer.id, blockId: block.id });
          notifications.show({ message: texts.isLifted });
          await refreshCustomers();
        }}
        onClose={lifting.close}
      />
    </Alert>
  );
}
