import { Alert, Button, Checkbox, Stack, Text, TextInput } from '@mantine/core';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { MAX_CODE_LENGTH } from '#contract/discounts/code.ts';
import type { OrderPreview } from '#contract/staff-orders/answers.ts';
import type { OrderOverride } from '#contract/staff-orders/kinds.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { Amount } from '#counter/ui/amount.tsx';
import { useErrorTexts } from '#counter/ui/describe-error.ts';
import { Problem } from '#counter/ui/message.tsx';
import { Section } from '#counter/ui/section.tsx';
import styles from './new-order.module.css';
import type { NewOrderForm } from './use-new-order.ts';

interface OrderSummaryProps {
  form: NewOrderForm;
  preview: OrderPreview | undefined;
  problem: string | undefined;
  /** Whether a newer preview is loading and the amounts belong to an older draft. */
  isStale: boolean;
  isBusy: boolean;
}

/** The order's total, delivery days, and the limits it exceeds. */
export function OrderSummary({ form, preview, problem, isStale, isBusy }: OrderSummaryProps) {
  const { newOrder } = useTexts();
  const { writeShortDay } = useFormats();
  const { lines } = form.values;
  const { describeIssue } = useErrorTexts();
  const coupon = lines.length > 0 && form.values.couponCode ? preview?.couponProblem : undefined;
  const problemOfCoupon = coupon && [coupon.code, ...coupon.values].join(' ');
  const isPriced = preview !== undefined && lines.length > 0;
  return (
    <Section title={newOrder.summary}>
      <Stack gap="md">
        <TextInput
          label={newOrder.coupon}
          placeholder={newOrder.couponHint}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_CODE_LENGTH}
          {...form.getInputProps('couponCode')}
          error={problemOfCoupon && describeIssue(problemOfCoupon)}
        />
        {isPriced ? (
          <dl className={styles.sums} data-stale={isStale}>
            <dt>{newOrder.items}</dt>
            <dd>
              <Amount piastres={preview.itemsPiastres} />
            </dd>
            {preview.discountPiastres > 0 && (
              <>
                <dt>{newOrder.discount}</dt>
                <dd>
                  <Amount piastres={-preview.discountPiastres} />
                </dd>
              </>
            )}
            <dt>{newOrder.shipping}</dt>
            <dd>
              <Amount piastres={preview.shippingPiastres} />
            </dd>
            <dt data-strong>{newOrder.total}</dt>
            <dd data-strong>
              <Amount piastres={preview.totalPiastres} />
            </dd>
            <dt>{newOrder.vat}</dt>
            <dd>
              <Amount piastres={preview.vatPiastres} />
            </dd>
          </dl>
        ) : (
          <Text fz="sm" c="dimmed">
            {newOrder.noLines}
          </Text>
        )}
        {isPriced && (
          <Text fz="sm" c="dimmed">
            {newOrder.tellTotal}
            {preview.expectedFrom &&
              preview.expectedTo &&
              ` ${newOrder.expected(writeShortDay(preview.expectedFrom), writeShortDay(preview.expectedTo))}`}
          </Text>
        )}
        {preview && preview.limits.length > 0 && (
          <LimitNotes
            limits={preview.limits}
            overrides={form.values.overrides}
            onChange={(overrides) => form.setFieldValue('overrides', overrides)}
          />
        )}
        <Problem>{problem}</Problem>
        <Button type="submit" size="md" loading={isBusy} className={styles.wideOnly ?? ''}>
          {newOrder.place}
        </Button>
      </Stack>
    </Section>
  );
}

interface LimitNotesProps {
  limits: OrderPreview['limits'];
  overrides: OrderOverride[];
  onChange: (overrides: OrderOverride[]) => void;
}

/** The limits that an order exceeds, each with a checkbox that overrides it. */
export function LimitNotes({ limits, overrides, onChange }: LimitNotesProps) {
  const { newOrder } = useTexts();
  const texts: Partial<Record<string, string>> = newOrder.limitTexts;
  const toggle = (override: OrderOverride, isOn: boolean) =>
    onChange(isOn ? [...overrides, override] : overrides.filter((name) => name !== override));
  return (
    <Alert color="red" title={newOrder.limits} icon={<ShieldAlert size={18} aria-hidden />}>
      <Stack gap="sm">
        {limits.map(({ override, code }) => (
          <div key={override}>
            <Text fz="sm">{texts[code] ?? code}</Text>
            <Checkbox
              mt={6}
              label={newOrder.overrides[override]}
              description={newOrder.overrideHint}
              checked={overrides.includes(override)}
              onChange={(event) => toggle(override, event.currentTarget.checked)}
            />
          </div>
        ))}
      </Stack>
    </Alert>
  );
}

interface PlaceBarProps {
  totalPiastres: number | undefined;
  isBusy: boolean;
}

/** The total and the order button, always in view on narrow screens. */
export function PlaceBar({ totalPiastres, isBusy }: PlaceBarProps) {
  const { newOrder } = useTexts();
  return (
    <div className={styles.bar}>
      <div>
        <Text fz="xs" c="dimmed">
          {newOrder.total}
        </Text>
        <Text fw={600}>{totalPiastres === undefined ? '–' : <Amount piastres={totalPiastres} />}</Text>
      </div>
      <Button type="submit" size="md" loading={isBusy}>
        {newOrder.place}
      </Button>
    </div>
  );
}
