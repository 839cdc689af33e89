import { useForm } from '@mantine/form';
import { useCallback } from 'react';
import { useMe } from '#counter/session/me.ts';
import { useStored } from '#counter/ui/use-stored.ts';
import { createDraft, draftSchema, type OrderDraft } from './draft.ts';

export type NewOrderForm = ReturnType<typeof useForm<OrderDraft>>;

/** A form over the order draft that this device stores for the signed-in person. */
export function useNewOrder(): { form: NewOrderForm; startOver: () => void } {
  const [stored, keep] = useStored(`new-order.${useMe().id}`, draftSchema, createDraft());
  const form = useForm<OrderDraft>({ initialValues: stored, onValuesChange: keep });
  const { setValues, clearErrors } = form;
  const startOver = useCallback(() => {
    setValues(createDraft());
    clearErrors();
  }, [setValues, clearErrors]);
  return { form, startOver };
}
