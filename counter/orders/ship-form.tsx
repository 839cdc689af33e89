import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { ActForm, type ActFormProps, AnywayField, isSafeToSend } from './act-form.tsx';
import { CarrierField, useLastCarrier } from './carrier-field.tsx';
import { listConsequences } from './list-consequences.ts';

/** Asks for the courier and the tracking number of a parcel. */
export function ShipForm({ order, onSend, ...props }: ActFormProps) {
  const { order: texts } = useTexts();
  const [lastCarrier, keepCarrier] = useLastCarrier();
  const [carrier, setCarrier] = useState(lastCarrier);
  const [trackingNumber, setTrackingNumber] = useState('');
  const [isAnyway, setIsAnyway] = useState(false);
  const isFilled = carrier.trim() !== '' && trackingNumber.trim() !== '';
  return (
    <ActForm
      {...props}
      action="ship"
      consequences={listConsequences('ship', order)}
      canSend={isFilled && (isSafeToSend(order) || isAnyway)}
      onSubmit={() => {
        keepCarrier(carrier.trim());
        onSend({ action: 'ship', carrier: carrier.trim(), trackingNumber: trackingNumber.trim(), isAnyway });
      }}
    >
      <CarrierField value={carrier} onChange={setCarrier} isFirst={!lastCarrier} />
      <TextInput
        label={texts.trackingNumber}
        dir="ltr"
        autoComplete="off"
        required
        maxLength={100}
        {...(lastCarrier && { 'data-autofocus': true })}
        value={trackingNumber}
        onChange={(event) => setTrackingNumber(event.currentTarget.value)}
      />
      <AnywayField order={order} isAnyway={isAnyway} onChange={setIsAnyway} />
    </ActForm>
  );
}
