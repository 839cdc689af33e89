/** The delivery days for the shopper's governorate. Loaded once a governorate is known or about to be chosen. */
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { TEXT_LINK } from '#app/ui/link.ts';
import { Select } from '#app/ui/select.tsx';
import type { DeliveryDays } from '#contract/delivery/calls.ts';
import { governorateNames } from '#messages/addresses.ts';
import * as delivery from '#messages/delivery.ts';
import { formatArrival, loadDeliveryTable } from './arrival.ts';
import { loadGovernorateCode } from './find-governorate.ts';
import { saveGovernorate } from './stored-governorate.ts';

/** The delivery line; empty if the governorate is unknown and not being chosen. */
export async function loadDeliveryLine(isChoosing: boolean): Promise<ReactNode> {
  const [table, code] = await Promise.all([loadDeliveryTable(), isChoosing ? '' : loadGovernorateCode()]);
  return (code || isChoosing) && <DeliveryLine table={table} code={code} />;
}

interface DeliveryLineProps {
  table: DeliveryDays[];
  /** The code of the stored governorate; empty if the shopper has to choose one. */
  code: string;
}

const focusSelect = (box: HTMLElement | null) => box?.querySelector('select')?.focus();
const focusElement = (line: HTMLElement | null) => line?.focus({ preventScroll: true });

function DeliveryLine({ table, code }: DeliveryLineProps) {
  const [chosen, setChosen] = useState(code);
  const [isChoosing, setChoosing] = useState(!code);
  const [isNew, setNew] = useState(false);
  const arrival = formatArrival(table, chosen, Date.now());
  if (isChoosing || !arrival) {
    return (
      <div ref={focusSelect} className="max-w-72">
        <Select
          label={delivery.governorate}
          isLabelHidden
          value={chosen}
          onChange={({ currentTarget: { value } }) => {
            saveGovernorate(value);
            flushSync(() => {
              setChosen(value);
              setNew(true);
              setChoosing(false);
            });
          }}
        >
          <option value="" disabled>
            {delivery.chooseOne}
          </option>
          {Object.entries(governorateNames).map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </Select>
      </div>
    );
  }
  return (
    <div>
      {/* Takes over the focus of the select, so that screen readers read the answer. */}
      <p ref={isNew ? focusElement : undefined} tabIndex={-1} className="outline-none">
        <b className="font-medium">{delivery.arrives(arrival)}</b>{' '}
        {delivery.inPlace(governorateNames[chosen as keyof typeof governorateNames])}
      </p>
      <button
        type="button"
        onClick={() => setChoosing(true)}
        className={`${TEXT_LINK} cursor-pointer text-sm`}
      >
        {delivery.change}
      </button>
    </div>
  );
}
