import { Autocomplete } from '@mantine/core';
import * as v from 'valibot';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useStored } from '#counter/ui/use-stored.ts';

/** The courier last chosen on this device. */
export const useLastCarrier = () => useStored('counter-carrier', v.string(), '');

interface CarrierFieldProps {
  value: string;
  onChange: (carrier: string) => void;
  isFirst?: boolean;
}

/** Suggests couriers that work in Egypt, but accepts any name. */
export function CarrierField({ value, onChange, isFirst = false }: CarrierFieldProps) {
  const { order } = useTexts();
  return (
    <Autocomplete
      label={order.carrier}
      data={Object.values(order.carriers)}
      value={value}
      maxLength={100}
      comboboxProps={{ withinPortal: false }}
      required
      {...(isFirst && { 'data-autofocus': true })}
      onChange={onChange}
    />
  );
}
