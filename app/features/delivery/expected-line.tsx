import Truck from 'lucide-react/icons/truck';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { findGovernorateCode } from '#app/features/addresses/name-governorate.ts';
import type { DeliveryDays } from '#contract/delivery/calls.ts';
import type { DeliveryPrices } from '#contract/delivery/prices.ts';
import * as delivery from '#messages/delivery.ts';
import { deliveryPrices, formatArrival, loadDeliveryPrices, loadDeliveryTable } from './arrival.ts';

/** The id of the element that the order summary reserves for the delivery days. */
const EXPECTED_ID = 'expected';

const readText = (form: HTMLFormElement, name: string) => String(new FormData(form).get(name) ?? '');

interface ExpectedLineProps {
  /** Called with the prices of delivery, and the code of the address's governorate, empty if it is unknown. */
  onDestination: (destination: { prices: DeliveryPrices; governorate: string }) => void;
}

/** The delivery days for the address in the form. A child of the form, but rendered in the order summary. */
export function ExpectedLine({ onDestination }: ExpectedLineProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [slot] = useState(() => document.getElementById(EXPECTED_ID));
  const [table, setTable] = useState<DeliveryDays[]>();
  const [code, setCode] = useState('');

  useEffect(() => {
    // Without the table, no delivery days are shown.
    loadDeliveryTable().then(setTable, () => {});
    loadDeliveryPrices().catch(() => {});
    const form = anchor.current?.closest('form');
    if (!form) return;
    const updateCode = () =>
      setCode(
        findGovernorateCode({ city: readText(form, 'city'), governorate: readText(form, 'governorate') }),
      );
    updateCode();
    for (const event of ['input', 'change']) form.addEventListener(event, updateCode);
    return () => {
      for (const event of ['input', 'change']) form.removeEventListener(event, updateCode);
    };
  }, []);

  const prices = useSyncExternalStore(deliveryPrices.subscribe, deliveryPrices.get);
  useEffect(() => {
    if (prices) onDestination({ prices, governorate: code });
  }, [prices, code, onDestination]);

  const arrival = table && formatArrival(table, code, Date.now());
  return (
    <span ref={anchor} hidden>
      {slot &&
        table &&
        createPortal(
          <>
            <Truck aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 text-brand mirrored" />
            {arrival ? (
              <b className="font-medium">{delivery.arrives(arrival)}</b>
            ) : (
              <span className="text-ink-soft">{delivery.chooseGovernorate}</span>
            )}
          </>,
          slot,
        )}
    </span>
  );
}
