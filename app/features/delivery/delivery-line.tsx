/** When something arrives, for those who told where they live. Loaded when somebody tells it, or told it before. */
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { TEXT_LINK } from '#app/ui/class-names.ts';
import { Select } from '#app/ui/select.tsx';
import type { DeliveryDays } from '#contract/delivery/calls.ts';
import * as texts from '#messages/delivery.ts';
import { names } from '#messages/governorates.ts';
import { sayArrival } from './arrival.ts';
import { findGovernorate } from './find-governorate.ts';
import { keepGovernorate } from './my-governorate.ts';
import { readTable } from './read-table.ts';

/** The line for this shopper; nothing where nobody knows where they live, unless they are about to say it. */
export async function openLine(isChoosing: boolean): Promise<ReactNode> {
  const [table, code] = await Promise.all([readTable(), isChoosing ? '' : findGovernorate()]);
  return (code || isChoosing) && <DeliveryLine table={table} code={code} />;
}

interface DeliveryLineProps {
  table: DeliveryDays[];
  /** Empty while it is being chosen. */
  code: string;
}

const focusSelect = (box: HTMLElement | null) => box?.querySelector('select')?.focus();
const focusItself = (line: HTMLElement | null) => line?.focus({ preventScroll: true });

function DeliveryLine({ table, code }: DeliveryLineProps) {
  const [chosen, setChosen] = useState(code);
  const [isChoosing, setChoosing] = useState(!code);
  const [isNew, setNew] = useState(false);
  const arrival = sayArrival(table, chosen, Date.now());
  if (isChoosing || !arrival) {
    return (
      <div ref={focusSelect} className="max-w-72">
        <Select
          label={texts.governorate}
          isLabelHidden
          value={chosen}
          onChange={({ currentTarget: { value } }) => {
            keepGovernorate(value);
            flushSync(() => {
              setChosen(value);
              setNew(true);
              setChoosing(false);
            });
          }}
        >
          <option value="" disabled>
            {texts.chooseOne}
          </option>
          {Object.entries(names).map(([each, name]) => (
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
      {/* Takes the focus that the select had: screen readers then read the answer. */}
      <p ref={isNew ? focusItself : undefined} tabIndex={-1} className="outline-none">
        <b className="font-medium">{texts.arrives(arrival)}</b>{' '}
        {texts.inPlace(names[chosen as keyof typeof names])}
      </p>
      <button
        type="button"
        onClick={() => setChoosing(true)}
        className={`${TEXT_LINK} cursor-pointer text-sm`}
      >
        {texts.change}
      </button>
    </div>
  );
}
