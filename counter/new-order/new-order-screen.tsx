import { Alert, Button } from '@mantine/core';
import UserRound from 'lucide-react/icons/user-round';
import { hasPermission } from '#contract/staff/permissions.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useMe } from '#counter/session/me.ts';
import { ConfirmDialog } from '#counter/ui/confirm-dialog.tsx';
import { Forbidden } from '#counter/ui/loaded.tsx';
import { Page } from '#counter/ui/page.tsx';
import { useDialog } from '#counter/ui/use-dialog.ts';
import { CustomerSection, chooseCustomer } from './customer-section.tsx';
import { AddressSection, PaymentSection } from './details-sections.tsx';
import { isStarted } from './draft.ts';
import styles from './new-order.module.css';
import { OrderSummary, PlaceBar } from './order-summary.tsx';
import { PlacedOrder } from './placed-order.tsx';
import { ProductSection } from './product-section.tsx';
import { useNewOrder } from './use-new-order.ts';
import { usePlacing } from './use-placing.ts';
import { usePreview } from './use-preview.ts';

/** Places an order for a customer who calls, writes or stands in the shop, on one screen. */
export function NewOrderScreen() {
  const { newOrder } = useTexts();
  const isAllowed = hasPermission(useMe().role, 'orders.change');
  if (!isAllowed)
    return (
      <Page title={newOrder.title}>
        <Forbidden />
      </Page>
    );
  return <NewOrder />;
}

function NewOrder() {
  const { newOrder } = useTexts();
  const { form, startOver } = useNewOrder();
  const restart = useDialog();
  const { data, isPlaceholderData, isError } = usePreview(form.values);
  const totalPiastres = form.values.lines.length > 0 ? data?.totalPiastres : undefined;
  const placing = usePlacing(form, totalPiastres, startOver);
  const { placed, known } = placing;
  // Busy until the preview has a total, which staff tell the customer, or has failed.
  const isPricing = form.values.lines.length > 0 && !data && !isError;
  const isBusy = placing.isBusy || isPricing;
  if (placed)
    return (
      <Page title={newOrder.title} width="narrow">
        <PlacedOrder order={placed} onAnother={() => placing.setPlaced(undefined)} />
      </Page>
    );
  return (
    <Page
      title={newOrder.title}
      description={isStarted(form.values) ? newOrder.draftKept : newOrder.description}
      actions={
        isStarted(form.values) && (
          <Button variant="default" onClick={() => restart.open()}>
            {newOrder.startOver}
          </Button>
        )
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void placing.place();
        }}
      >
        <div className={styles.columns}>
          <div>
            <CustomerSection form={form} preview={data} />
            <ProductSection form={form} preview={data} />
            <AddressSection form={form} />
            <PaymentSection form={form} />
          </div>
          <div className={styles.aside}>
            <OrderSummary
              {...{ form, preview: data, problem: placing.problem, isBusy }}
              isStale={isPlaceholderData}
            />
            {known && (
              <Alert
                color="brand"
                mt="md"
                title={newOrder.sameEmail}
                icon={<UserRound size={18} aria-hidden />}
              >
                <Button size="compact-sm" variant="default" onClick={() => chooseCustomer(form, known)}>
                  {newOrder.use(known.name)}
                </Button>
              </Alert>
            )}
          </div>
        </div>
        <PlaceBar totalPiastres={totalPiastres} isBusy={isBusy} />
      </form>
      <ConfirmDialog
        opened={restart.isOpen}
        title={newOrder.startOverTitle}
        consequence={newOrder.startOverText}
        confirmLabel={newOrder.startOver}
        isDangerous
        onConfirm={() => {
          placing.reset();
          startOver();
        }}
        onClose={restart.close}
      />
    </Page>
  );
}
