import type { OrderPreview } from '#contract/staff-orders/answers.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { Section } from '#counter/ui/section.tsx';
import { ProductLines } from './product-lines.tsx';
import type { NewOrderForm } from './use-new-order.ts';

/** The products of a new order. */
export function ProductSection({ form, preview }: { form: NewOrderForm; preview: OrderPreview | undefined }) {
  const { newOrder } = useTexts();
  return (
    <Section title={newOrder.products}>
      <ProductLines
        lines={form.values.lines}
        current={preview?.lines}
        error={form.errors.lines}
        onChange={(change) => {
          form.setValues({ lines: change(form.getValues().lines), overrides: [] });
          form.clearFieldError('lines');
        }}
      />
    </Section>
  );
}
