import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { MAX_LINE_COUNT, MIN_LINE_COUNT } from '#contract/constants.ts';
import { toLatinDigits } from '#contract/rules.ts';
import * as cart from '#messages/cart.ts';
import { writeDigits } from '#messages/numbers.ts';

interface QuantityProps {
  value: number;
  min?: number;
  max?: number;
  isBusy?: boolean;
  /** The id of the element that names the product. */
  describedBy: string;
  /** Also called with more than `max`: the caller limits the count and tells the shopper. */
  onCommit: (wanted: number) => void;
}

/** Parses a typed number of pieces, raised to `min`; returns `before` if the text is not an integer. */
export function parseCount(typed: string, before: number, min = MIN_LINE_COUNT): number {
  const text = toLatinDigits(typed).replace(/[\s\u200e\u200f]/g, '');
  return /^-?\d+$/.test(text) ? Math.max(Number(text), min) : before;
}

export function clampCount(count: number, min = MIN_LINE_COUNT, max = MAX_LINE_COUNT): number {
  return Math.min(Math.max(count, min), max);
}

/** A number of pieces: two buttons, and a field that commits on blur or Enter. */
export function Quantity({
  value,
  min = MIN_LINE_COUNT,
  max = MAX_LINE_COUNT,
  isBusy = false,
  describedBy,
  onCommit,
}: QuantityProps) {
  const [typed, setTyped] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const restoreFocusTo = useRestoreFocus(isBusy, field);
  const draftCount = typed === undefined ? value : parseCount(typed, value, min);
  const clamp = (count: number) => clampCount(count, min, max);

  function change(wanted: number) {
    setTyped(undefined);
    if (wanted !== value) onCommit(wanted);
  }
  function onKeyDown(event: KeyboardEvent) {
    const steps: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };
    const step = steps[event.key];
    if (step) setTyped(writeDigits(String(clamp(draftCount + step))));
    else if (event.key === 'Enter') change(draftCount);
    else if (event.key === 'Escape') setTyped(undefined);
    else return;
    event.preventDefault();
  }
  const button = (name: string, icon: React.ReactNode, step: number) => (
    <IconButton
      name={name}
      icon={icon}
      aria-describedby={describedBy}
      disabled={isBusy || (step < 0 ? draftCount <= min : draftCount >= max)}
      onMouseDown={keepFocus}
      onClick={(event) => {
        if (document.activeElement === event.currentTarget) restoreFocusTo(event.currentTarget);
        change(draftCount + step);
      }}
    />
  );
  return (
    <div className="inline-flex items-center rounded-full border border-edge bg-surface" aria-busy={isBusy}>
      {button(cart.decreaseQuantity, <Minus aria-hidden="true" size={17} />, -1)}
      <input
        ref={field}
        type="text"
        // Not type=number, which does not accept Arabic digits.
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={cart.quantity}
        aria-describedby={describedBy}
        aria-valuenow={clamp(draftCount)}
        aria-valuemin={min}
        aria-valuemax={max}
        value={typed ?? writeDigits(String(value))}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={({ relatedTarget }) => {
          if (typed === undefined) return;
          // The button that gets the focus is disabled during the change, and so loses the focus.
          if (clamp(draftCount) !== value && relatedTarget instanceof HTMLButtonElement)
            restoreFocusTo(relatedTarget);
          change(draftCount);
        }}
        onKeyDown={onKeyDown}
        className="w-11 rounded-small bg-transparent py-2 text-center pointer-coarse:min-h-11 font-medium figures"
      />
      {button(cart.increaseQuantity, <Plus aria-hidden="true" size={17} />, 1)}
    </div>
  );
}

/** Keeps the focus in the field, so that typing a number and then pressing a button makes only one change. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

/** Restores the focus of a button that was disabled during a change, unless the focus has moved elsewhere. */
function useRestoreFocus(isBusy: boolean, field: React.RefObject<HTMLInputElement | null>) {
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
