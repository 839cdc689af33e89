import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { MAX_LINE_COUNT, MIN_LINE_COUNT } from '#contract/constants.ts';
import { toLatinDigits } from '#contract/rules.ts';
import * as cart from '#messages/cart.ts';
import { writeDigits } from '#messages/numbers.ts';

interface QuantityProps {
  count: number;
  isBusy: boolean;
  /** The element that names the product. */
  describedBy: string;
  onChange: (count: number) => void;
}

/** The number of pieces that was typed: at least one, and the count as before for anything but a number. More than a
 *  line may have is not limited here, so that it is refused with a message. */
export function parseCount(typed: string, before: number): number {
  const text = toLatinDigits(typed).replace(/[\s\u200e\u200f]/g, '');
  return /^-?\d+$/.test(text) ? Math.max(Number(text), MIN_LINE_COUNT) : before;
}

/** The nearest count that a line may have. */
export function clampCount(count: number): number {
  return Math.min(Math.max(count, MIN_LINE_COUNT), MAX_LINE_COUNT);
}

/** The count of a line: two buttons, and a field that takes effect on blur or Enter. */
export function Quantity({ count, isBusy, describedBy, onChange }: QuantityProps) {
  const [typed, setTyped] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const hold = useFocusAgain(isBusy, field);
  const meant = typed === undefined ? count : parseCount(typed, count);
  const willChange = meant !== count && meant <= MAX_LINE_COUNT;

  function change(wanted: number) {
    setTyped(undefined);
    if (wanted !== count) onChange(wanted);
  }
  function onKeyDown(event: KeyboardEvent) {
    const steps: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };
    const step = steps[event.key];
    if (step) setTyped(writeDigits(String(clampCount(meant + step))));
    else if (event.key === 'Enter') change(meant);
    else if (event.key === 'Escape') setTyped(undefined);
    else return;
    event.preventDefault();
  }
  const button = (name: string, icon: React.ReactNode, step: number) => (
    <IconButton
      name={name}
      icon={icon}
      aria-describedby={describedBy}
      disabled={isBusy || (step < 0 ? meant <= MIN_LINE_COUNT : meant >= MAX_LINE_COUNT)}
      onMouseDown={keepFocus}
      onClick={(event) => {
        if (document.activeElement === event.currentTarget) hold(event.currentTarget);
        change(meant + step);
      }}
    />
  );
  return (
    <div className="inline-flex items-center rounded-full border border-edge bg-surface" aria-busy={isBusy}>
      {button(cart.decrease, <Minus aria-hidden="true" size={17} />, -1)}
      <input
        ref={field}
        type="text"
        // Not type=number, which does not accept Arabic digits.
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={cart.quantity}
        aria-describedby={describedBy}
        aria-valuenow={clampCount(meant)}
        aria-valuemin={MIN_LINE_COUNT}
        aria-valuemax={MAX_LINE_COUNT}
        value={typed ?? writeDigits(String(count))}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={({ relatedTarget }) => {
          if (typed === undefined) return;
          // The button that comes next is disabled while the change runs, and would lose the focus.
          if (willChange && relatedTarget instanceof HTMLButtonElement) hold(relatedTarget);
          change(meant);
        }}
        onKeyDown={onKeyDown}
        className="w-11 rounded-small bg-transparent py-2 text-center pointer-coarse:min-h-11 font-medium tabular-nums"
      />
      {button(cart.increase, <Plus aria-hidden="true" size={17} />, 1)}
    </div>
  );
}

/** Keeps the focus in the field, so that a number typed there and the press are one change. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

/** Disabling a button takes its focus away: gives it back after the change, unless the focus has moved on. */
function useFocusAgain(isBusy: boolean, field: React.RefObject<HTMLInputElement | null>) {
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = pressed.current;
    if (isBusy || !button) return;
    pressed.current = null;
    if (document.activeElement !== document.body && document.activeElement !== button) return;
    (button.disabled ? field.current : button)?.focus();
  }, [isBusy, field]);
  return (button: HTMLButtonElement) => {
    pressed.current = button;
  };
}
