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
import { StartReturnDialog } from './start-return-dialog.tsx';

const DANGEROUS_ACTIONS: readonly OrderAction[] = ['cancel', 'return', 'refund'];

/** Actions on the order: the next one as a button, the others in a menu. */
export function OrderActions({ order }: { order: WholeOrder }) {
  const { order: texts, returns } = useTexts();
  const [isReturning, setReturning] = useState(false);
  const { role } = useMe();
  const [chosen, setChosen] = useState<OrderAction>();
  const allowed = order.actions.filter((action) =>
    hasPermission(role, action === 'refund' ? 'orders.refund' : 'orders.change'),
  );
  const isReturnable =
    hasPermission(role, 'orders.change') && order.lines.some((line) => line.returnablePieces > 0);
  const next = findNextAction({ status: order.status, actions: allowed });
  const others = allowed.filter((action) => action !== next);
  return (
    <div className={styles.bar}>
      {next && (
        <Button aria-keyshortcuts="A" onClick={() => setChosen(next)}>
          {texts.acts[next]}
        </Button>
      )}
      {isReturnable && (
        <Button variant={next ? 'default' : 'filled'} onClick={() => setReturning(true)}>
          {returns.start.open}
        </Button>
      )}
      {others.length > 0 && (
        <Menu>
          <Menu.Target>
            <Button
              variant="default"
              aria-keyshortcuts="M"
              rightSection={<ChevronDown size={15} aria-hidden />}
            >
              {texts.more}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((action) => (
              <Menu.Item
                key={action}
                {...(DANGEROUS_ACTIONS.includes(action) && { color: 'red' })}
                onClick={() => setChosen(action)}
              >
                {texts.acts[action]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {isReturning && <StartReturnDialog order={order} onClose={() => setReturning(false)} />}
      <ActDialog order={order} action={chosen} onClose={() => setChosen(undefined)} />
    </div>
  );
}
