import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router';
import type { WholeOrder } from '#contract/orders/staff-answers.ts';
import { hasPermission } from '#contract/staff/permissions.ts';
import { useFormats, useLanguage, useTexts } from '#counter/i18n/language-provider.tsx';
import { areLinesChangeable } from '#counter/orders/order-lines.tsx';
import { orderQuery } from '#counter/orders/orders-query.ts';
import { useMe } from '#counter/session/me.ts';
import { Amount } from '#counter/ui/amount.tsx';
import { ConflictDialog } from '#counter/ui/conflict-dialog.tsx';
import { Forbidden, Loaded } from '#counter/ui/loaded.tsx';
import { Message, Problem } from '#counter/ui/message.tsx';
import { Page } from '#counter/ui/page.tsx';
import { Section } from '#counter/ui/section.tsx';
import { UnsavedGuard } from '#counter/ui/unsaved-guard.tsx';
import { type ChangeNote, listChangeNotes, toDraftLines } from './lines-change.ts';
import styles from './new-order.module.css';
import { LimitNotes } from './order-summary.tsx';
import { ProductLines } from './product-lines.tsx';
import { useLinesChange } from './use-lines-change.ts';

/** Changes the products of an order that is not shipped. */
export function ChangeLinesScreen() {
  const { order: number = '' } = useParams();
  const { changeLines } = useTexts();
  const isAllowed = hasPermission(useMe().role, 'orders.change');
  const query = useQuery({ ...orderQuery(number), enabled: isAllowed });
  const title = changeLines.title(query.data?.orderNumber ?? number);
  if (!isAllowed)
    return (
      <Page title={title}>
        <Forbidden />
      </Page>
    );
  return (
    <Page title={title} description={changeLines.description}>
      <Loaded query={query} lines={6}>
        {(order) => <ChangeLinesOnceOpen order={order} />}
      </Loaded>
    </Page>
  );
}

function ChangeLinesOnceOpen({ order }: { order: WholeOrder }) {
  // Decided once: if a colleague ships the order meanwhile, the form stays, and saving it says why it is refused.
  const [isPossible] = useState(areLinesChangeable(order));
  return isPossible ? <ChangeLines order={order} /> : <NotChangeable order={order} />;
}

/** Says why the products can't be changed, for people who open the screen by its address. */
function NotChangeable({ order }: { order: WholeOrder }) {
  const { changeLines, orders } = useTexts();
  return (
    <Message
      icon={Lock}
      order={2}
      title={changeLines.lockedTitle}
      text={changeLines.lockedText(orders.statuses[order.status])}
    >
      <Button component={Link} to={`/orders/${order.orderNumber}`} variant="default">
        {changeLines.toOrder}
      </Button>
    </Message>
  );
}

function ChangeLines({ order: given }: { order: WholeOrder }) {
  const { changeLines, newOrder, session } = useTexts();
  const { language } = useLanguage();
  const navigate = useNavigate();
  // The order as it was when the screen opened; a refetch may change the prop.
  const [order] = useState(given);
  const [isLeaving, setLeaving] = useState(false);
  const change = useLinesChange(order, () => setLeaving(true));
  const { lines, setLines, conflict, totalPiastres, isChanged } = change;
  const back = `/orders/${order.orderNumber}`;
  // Navigates without rendering the form, so that its UnsavedGuard does not ask about unsaved changes.
  if (isLeaving) return <Navigate to={back} replace />;
  const isReady = isChanged && lines.length > 0 && change.isKnown;
  const list = (each: { title: string; pieces: number }[]) =>
    each.map(({ title, pieces }) => `${pieces} × ${title}`).join(', ');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !change.isBusy) void change.save(order.version, totalPiastres);
      }}
    >
      <UnsavedGuard isUnsaved={isChanged} />
      <div className={styles.columns}>
        <Section title={newOrder.products}>
          <ProductLines lines={lines} current={change.current} onChange={setLines} />
        </Section>
        <div className={styles.aside}>
          <Section title={changeLines.summary}>
            <Stack gap="md">
              <Difference
                order={order}
                totalPiastres={isChanged && lines.length > 0 ? totalPiastres : undefined}
              />
              {change.limits.length > 0 && (
                <LimitNotes
                  limits={change.limits}
                  overrides={change.overrides}
                  onChange={change.setOverrides}
                />
              )}
              <Problem>{change.problem}</Problem>
              <Group gap="xs">
                <Button type="submit" loading={change.isBusy} disabled={!isReady}>
                  {changeLines.save}
                </Button>
                <Button variant="default" onClick={() => void navigate(back)}>
                  {session.cancel}
                </Button>
              </Group>
            </Stack>
          </Section>
        </div>
      </div>
      {conflict && (
        <ConflictDialog
          opened
          fields={[
            {
              name: 'lines' as const,
              label: changeLines.conflictField,
              mine: list(lines),
              theirs: list(toDraftLines(conflict, language)),
            },
          ]}
          onSave={(chosen) =>
            chosen.lines === 'mine' ? void change.save(conflict.version) : setLeaving(true)
          }
          onClose={() => setLeaving(true)}
        />
      )}
    </form>
  );
}

/** The totals before and after the change, and its consequences. */
function Difference({ order, totalPiastres }: { order: WholeOrder; totalPiastres: number | undefined }) {
  const { changeLines } = useTexts();
  const { writeMoney } = useFormats();
  if (totalPiastres === undefined)
    return (
      <Text fz="sm" c="dimmed">
        {changeLines.unchanged}
      </Text>
    );
  const write = ({ name, piastres = 0 }: ChangeNote) => {
    const text = changeLines[name];
    return typeof text === 'function' ? text(writeMoney(piastres)) : text;
  };
  return (
    <>
      <dl className={styles.sums}>
        <dt>{changeLines.before}</dt>
        <dd>
          <Amount piastres={order.totalPiastres} />
        </dd>
        <dt data-strong>{changeLines.after}</dt>
        <dd data-strong>
          <Amount piastres={totalPiastres} />
        </dd>
      </dl>
      <div role="status">
        {listChangeNotes(order, totalPiastres).map((note) => (
          <Text key={note.name} fz="sm">
            {write(note)}
          </Text>
        ))}
      </div>
    </>
  );
}
