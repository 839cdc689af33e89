import { useState } from 'react';
import type { PiecesField, PiecesFieldProps } from '#app/features/cart/pieces-field.tsx';
import * as details from '#messages/details.ts';
import { writeDigits } from '#messages/numbers.ts';

const MINUS_SIGN = '−';
const PLUS_SIGN = '+';

/** The number of pieces to add. Most shoppers add one, so the field is loaded on interaction with a button that looks
 *  like it. The button's plus and minus signs work, too. */
export function PiecesInput(props: PiecesFieldProps) {
  const { count, onChange } = props;
  const [Field, setField] = useState<typeof PiecesField>();
  const load = () =>
    import('#app/features/cart/pieces-field.tsx').then(
      (loaded) => setField(() => loaded.PiecesField),
      Boolean,
    );
  if (Field) return <Field {...props} />;
  return (
    <button
      type="button"
      data-pieces=""
      aria-label={details.pieces(count)}
      onPointerEnter={load}
      onFocus={load}
      onClick={({ target }) => {
        const sign = (target as Element).textContent;
        if (sign === PLUS_SIGN || sign === MINUS_SIGN) onChange(count + (sign === PLUS_SIGN ? 1 : -1));
        load();
      }}
      className="flex h-13 items-center rounded-full border border-edge bg-surface font-medium figures *:w-11"
    >
      <span className="text-xl">{MINUS_SIGN}</span>
      <span>{writeDigits(String(count))}</span>
      <span className="text-xl">{PLUS_SIGN}</span>
    </button>
  );
}
