import { type ReactNode, useEffect, useState } from 'react';
import { readToken } from '#app/features/session/session.ts';
import { TEXT_LINK } from '#app/ui/class-names.ts';
import * as details from '#messages/details.ts';

/** How long delivery takes, for everybody; who tells where they live is told the days. That takes the same room, so that
 *  nothing moves when it comes. */
export function DeliveryFact({ text }: { text: string }) {
  const [line, setLine] = useState<ReactNode>();
  const open = (isChoosing: boolean) =>
    import('#app/features/delivery/delivery-line.tsx')
      .then(({ openLine }) => openLine(isChoosing))
      .then(setLine, Boolean);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    try {
      // By name, as my-governorate.ts keeps it: importing that would be a file more for everybody.
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
