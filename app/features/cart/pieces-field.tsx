import { useLayoutEffect, useRef, useState } from 'react';
import { MAX_LINE_COUNT } from '#contract/constants.ts';
import { fewerLeft, tooManyPieces } from '#messages/cart.ts';
import { Quantity } from './quantity.tsx';

export interface PiecesFieldProps {
  count: number;
  /** The maximum that can be bought. */
  max: number;
  /** The element that names the product. */
  describedBy: string;
  /** The count may be out of range: the caller clamps it. */
  onChange: (count: number) => void;
}

/** The quantity to add to the cart. More than `max` is lowered to `max`, with a message. */
export function PiecesField({ count, max, describedBy, onChange }: PiecesFieldProps) {
  const [isTooMany, setTooMany] = useState(false);
  // The button that this field replaces is still in the page during the first render.
  const [takesFocus] = useState(() => document.activeElement?.matches('[data-pieces]'));
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) container.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const describeLimit = max < MAX_LINE_COUNT ? fewerLeft : tooManyPieces;

  function change(wanted: number): void {
    setTooMany(wanted > max);
    onChange(Math.min(wanted, max));
  }

  return (
    <>
      <div ref={container} className="[&>div]:h-13 [&_button]:size-11">
        <Quantity value={count} max={max} describedBy={describedBy} onCommit={change} />
      </div>
      <p role="status" className="order-last w-full text-sm text-ink-soft empty:hidden">
        {isTooMany && describeLimit(max)}
      </p>
    </>
  );
}
