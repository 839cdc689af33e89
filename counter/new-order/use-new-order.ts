import { useForm } from '@mantine/form';
import { useCallback } from 'react';
import { useMe } from '#counter/session/me.ts';
import { useStored } from '#counter/ui/use-stored.ts';
import { createDraft, draftSchema, type OrderDraft } from './draft.ts';

export type NewOrderForm = ReturnType<typeof useForm<OrderDraft>>;

/** The draft of this person on this device, as a form. */
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
