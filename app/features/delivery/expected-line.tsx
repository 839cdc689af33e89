import Truck from 'lucide-react/icons/truck';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { DeliveryDays } from '#contract/delivery/calls.ts';
import * as texts from '#messages/delivery.ts';
import { sayArrival } from './arrival.ts';
import { locate } from './find-governorate.ts';
import { readTable } from './read-table.ts';

/** The place that the summary keeps for it. */
const EXPECTED_ID = 'expected';

const readText = (form: HTMLFormElement, name: string) => String(new FormData(form).get(name) ?? '');

/** Says at the summary when the order arrives at what the form around it says; nothing to be seen in the form itself. */
export function ExpectedLine() {
  const mark = useRef<HTMLSpanElement>(null);
  const [slot] = useState(() => document.getElementById(EXPECTED_ID));
  const [table, setTable] = useState<DeliveryDays[]>();
  const [code, setCode] = useState('');

  useEffect(() => {
    // Without it nothing is promised.
    readTable().then(setTable, () => {});
    const form = mark.current?.closest('form');
    if (!form) return;
    const follow = () =>
      setCode(locate({ city: readText(form, 'city'), governorate: readText(form, 'governorate') }));
    follow();
    for (const event of ['input', 'change']) form.addEventListener(event, follow);
    return () => {
      for (const event of ['input', 'change']) form.removeEventListener(event, follow);
    };
  }, []);

  const arrival = table && sayArrival(table, code, Date.now());
  return (
    <span ref={mark} hidden>
      {slot &&
        table &&
        createPortal(
          <>
            <Truck aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 text-brand mirrored" />
            {arrival ? (
              <b className="font-medium">{texts.arrives(arrival)}</b>
            ) : (
              <span className="text-ink-soft">{texts.untold}</span>
            )}
          </>,
          slot,
        )}
    </span>
  );
}
