import { Button, CloseButton, Menu, Text } from '@mantine/core';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { Link } from 'react-router';
import type { BriefOrder } from '#contract/orders/staff-answers.ts';
import { hasPermission } from '#contract/staff/permissions.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { useMe } from '#counter/session/me.ts';
import styles from './bulk.module.css';
import { BULK_ACTIONS, type BulkAction, chooseForBulk } from './bulk-actions.ts';
import { BulkDialog } from './bulk-dialog.tsx';

interface BulkBarProps {
  orders: BriefOrder[];
  onClear: () => void;
}

/** Buttons for actions on all selected orders, at the bottom of the list. */
export function BulkBar({ orders, onClear }: BulkBarProps) {
  const { orders: texts, order: orderTexts, print } = useTexts();
  const { writeCount } = useFormats();
  const { role } = useMe();
  const [task, setTask] = useState<{ action: BulkAction; orders: BriefOrder[] }>();
  const actions = hasPermission(role, 'orders.change')
    ? BULK_ACTIONS.filter((action) => chooseForBulk(action, orders).possible.length > 0)
    : [];
  const numbers = orders.map(({ orderNumber }) => orderNumber).join(',');
  return (
    <>
      {orders.length > 0 && (
        <section className={styles.bar} aria-label={texts.bulk.label}>
          <CloseButton aria-label={texts.clearSelection} onClick={onClear} />
          <Text fw={500} me="auto" role="status" className={styles.count ?? ''}>
            {texts.selected(orders.length, writeCount(orders.length))}
          </Text>
          {actions.slice(0, 1).map((action) => (
            <Button key={action} onClick={() => setTask({ action, orders })}>
              {orderTexts.acts[action]}
            </Button>
          ))}
          {actions.length > 1 && (
            <Menu position="top-end">
              <Menu.Target>
                <Button variant="default" rightSection={<ChevronUp size={15} aria-hidden />}>
                  {orderTexts.more}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {actions.slice(1).map((action) => (
                  <Menu.Item
                    key={action}
                    {...(action === 'cancel' && { color: 'red' })}
                    onClick={() => setTask({ action, orders })}
                  >
                    {orderTexts.acts[action]}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          )}
          <Button
            component={Link}
            to={`/orders/print?orders=${numbers}`}
            variant="default"
            leftSection={<Printer size={16} aria-hidden />}
          >
            {print.print}
          </Button>
        </section>
      )}
      {task && <BulkDialog {...task} onClose={() => setTask(undefined)} onDone={onClear} />}
    </>
  );
}
