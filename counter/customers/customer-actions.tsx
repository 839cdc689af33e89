import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import Ban from 'lucide-react/icons/ban';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import UserRoundX from 'lucide-react/icons/user-round-x';
import type { Customer } from '#contract/customers/answers.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useMe } from '#counter/session/me.ts';
import { useDialog } from '#counter/ui/use-dialog.ts';
import { BlockDialog } from './block-dialog.tsx';
import { DataRequestDialog, type DataRequestKind } from './data-request-dialog.tsx';

const DATA_ACTIONS = [
  { kind: 'export', icon: Download },
  { kind: 'correction', icon: Pencil },
  { kind: 'deletion', icon: UserRoundX },
] as const;

/** Buttons for the actions that the signed-in person may take on a customer. */
export function CustomerActions({ customer }: { customer: Customer }) {
  const { customers: texts, persons } = useTexts();
  const { permissions } = useMe();
  const blocking = useDialog();
  const asked = useDialog<DataRequestKind>();
  return (
    <Group gap="xs">
      {permissions.includes('customers.change') && customer.block === null && (
        <Button variant="default" leftSection={<Ban size={16} aria-hidden />} onClick={() => blocking.open()}>
          {texts.block}
        </Button>
      )}
      {permissions.includes('customers.data') && (
        <Menu width={220} withinPortal={false} withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <ActionIcon variant="default" size={36} aria-label={texts.more}>
              <Ellipsis size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {DATA_ACTIONS.map(({ kind, icon: Icon }) => (
              <Menu.Item
                key={kind}
                {...(kind === 'deletion' && { c: 'var(--mantine-color-error)' })}
                leftSection={<Icon size={16} aria-hidden />}
                onClick={() => asked.open(kind)}
              >
                {persons.acts[kind]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <BlockDialog customer={customer} opened={blocking.isOpen} onClose={blocking.close} />
      <DataRequestDialog
        customer={customer}
        kind={asked.subject}
        opened={asked.isOpen}
        onClose={asked.close}
      />
    </Group>
  );
}
