import Truck from 'lucide-react/icons/truck';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { findGovernorateCode } from '#app/features/addresses/name-governorate.ts';
import type { DeliveryDays } from '#contract/delivery/calls.ts';
import * as delivery from '#messages/delivery.ts';
import { formatArrival, loadDeliveryTable } from './arrival.ts';

/** The id of the element that the order summary reserves for the delivery days. */
const EXPECTED_ID = 'expected';

const readText = (form: HTMLFormElement, name: string) => String(new FormData(form).get(name) ?? '');

/** The delivery days for the address in the form. A child of the form, but rendered in the order summary. */
export function ExpectedLine() {
  const anchor = useRef<HTMLSpanElement>(null);
  const [slot] = useState(() => document.getElementById(EXPECTED_ID));
  const [table, setTable] = useState<DeliveryDays[]>();
  const [code, setCode] = useState('');

  useEffect(() => {
    // Without the table, no delivery days are shown.
    loadDeliveryTable().then(setTable, () => {});
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
