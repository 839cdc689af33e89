import { useLayoutEffect, useRef, useState } from 'react';
import { MAX_LINE_COUNT } from '#contract/constants.ts';
import { tooManyPieces } from '#messages/cart-limits.ts';
import { fewerLeft } from '#messages/pieces.ts';
import { Quantity } from './quantity.tsx';

export interface PiecesFieldProps {
  count: number;
  /** The most that can be bought. */
  most: number;
  /** The element that names the product. */
  describedBy: string;
  /** May be called with a count that can't be: the nearest one that can is meant. */
  onChange: (count: number) => void;
}

/** The quantity of what is about to be put into the cart. More than there are becomes as many as there are, and it says so. */
export function PiecesField({ count, most, describedBy, onChange }: PiecesFieldProps) {
  const [isTooMany, setTooMany] = useState(false);
  // What it takes the place of is still there when it is first rendered.
  const [takesFocus] = useState(() => document.activeElement?.matches('[data-pieces]'));
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) place.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const sayLimit = most < MAX_LINE_COUNT ? fewerLeft : tooManyPieces;

  function change(wanted: number): void {
    setTooMany(wanted > most);
    onChange(Math.min(wanted, most));
  }

  return (
    <>
      <div ref={place} className="[&>div]:h-13 [&_button]:size-11">
        <Quantity value={count} max={most} describedBy={describedBy} onCommit={change} />
      </div>
      <p role="status" className="order-last w-full text-sm text-ink-soft empty:hidden">
        {isTooMany && sayLimit(most)}
      </p>
    </>
  );
}
