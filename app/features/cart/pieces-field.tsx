import { useLayoutEffect, useRef, useState } from 'react';
import { describeStock } from './cart-view.ts';
import { Quantity } from './quantity.tsx';

export interface PiecesFieldProps {
  count: number;
  /** The maximum that can be bought. */
  max: number;
  /** The id of the element that names the product. */
  describedBy: string;
  onChange: (count: number) => void;
}

/** The field for the quantity to add to the cart. More than `max` is refused, with a message. */
export function PiecesField({ count, max, describedBy, onChange }: PiecesFieldProps) {
  const [isTooMany, setTooMany] = useState(false);
  // Whether the button that this field replaces had the focus: during the first render, the button is still in the
  // page.
  const [takesFocus] = useState(() => document.activeElement?.matches('[data-pieces]'));
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) container.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  function change(wanted: number): void {
    setTooMany(wanted > max);
    if (wanted <= max) onChange(wanted);
  }

  return (
    <>
      <div ref={container} className="[&>div]:h-13 [&_button]:size-11">
        <Quantity value={count} max={max} describedBy={describedBy} onCommit={change} />
      </div>
      <p role="status" className="order-last w-full text-sm text-ink-soft empty:hidden">
        {isTooMany && describeStock(max)}
      </p>
    </>
  );
}
