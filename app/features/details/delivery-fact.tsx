import { type ReactNode, useEffect, useState } from 'react';
import { readToken } from '#app/features/session/session.ts';
import { TEXT_LINK } from '#app/ui/link.ts';
import * as details from '#messages/details.ts';

/** Delivery times in general, replaced by delivery days once the governorate is known. Both take the same space, to
 *  avoid a layout shift. */
export function DeliveryFact({ text }: { text: string }) {
  const [line, setLine] = useState<ReactNode>();
  const open = (isChoosing: boolean) =>
    import('#app/features/delivery/delivery-line.tsx')
      .then(({ loadDeliveryLine }) => loadDeliveryLine(isChoosing))
      .then(setLine, Boolean);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only
  useEffect(() => {
    try {
      // The key of stored-governorate.ts, repeated here: importing it would load one more file for all visitors.
      if (localStorage.getItem('Governorate') ?? readToken()) open(false);
    } catch {}
  }, []);
  return (
    <div className="grid flex-1 *:col-start-1 *:row-start-1">
      <div className={line ? 'invisible' : ''}>
        <p>
          <b className="font-medium">{details.delivery}</b> {text}
        </p>
        <button
          type="button"
          onClick={({ currentTarget }) => {
            currentTarget.ariaBusy = 'true';
            open(true);
          }}
          className={`${TEXT_LINK} cursor-pointer text-sm aria-busy:opacity-60`}
        >
          {details.chooseGovernorate}
        </button>
      </div>
      {line}
    </div>
  );
}
