import { Button, Menu } from '@mantine/core';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import type { OrderAction, WholeOrder } from '#contract/orders/staff-answers.ts';
import { hasPermission } from '#contract/staff/permissions.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useMe } from '#counter/session/me.ts';
import { ActDialog } from './act-dialog.tsx';
import { findNextAction } from './next-action.ts';
import styles from './order.module.css';

const DANGEROUS: readonly OrderAction[] = ['cancel', 'return', 'refund'];

/** What can be done with an order now: what it waits for as a button, all else in a menu. */
export function OrderActions({ order }: { order: WholeOrder }) {
  const { order: texts } = useTexts();
  const { role } = useMe();
  const [chosen, setChosen] = useState<OrderAction>();
  const allowed = order.actions.filter((action) =>
    hasPermission(role, action === 'refund' ? 'orders.refund' : 'orders.change'),
  );
  const next = findNextAction({ status: order.status, actions: allowed });
  const others = allowed.filter((action) => action !== next);
  return (
    <div className={styles.bar}>
      {next && <Button onClick={() => setChosen(next)}>{texts.acts[next]}</Button>}
      {others.length > 0 && (
        <Menu>
          <Menu.Target>
            <Button variant="default" rightSection={<ChevronDown size={15} aria-hidden />}>
              {texts.more}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((action) => (
              <Menu.Item
                key={action}
                {...(DANGEROUS.includes(action) && { color: 'red' })}
                onClick={() => setChosen(action)}
              >
                {texts.acts[action]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <ActDialog order={order} action={chosen} onClose={() => setChosen(undefined)} />
    </div>
  );
}
