/** Keyboard handling of the search box and its suggestions, following the ARIA practices for an editable combobox. */

export interface ListState {
  isOpen: boolean;
  /** The index of the active option; -1 for the field itself. */
  active: number;
}

const CLOSED: ListState = { isOpen: false, active: -1 };
const OPEN: ListState = { isOpen: true, active: -1 };

interface ComboboxState extends ListState {
  /** The number of options. */
  count: number;
  isFieldEmpty: boolean;
  /** Whether the active option can be removed from the list. */
  isRemovable: boolean;
}

interface PressedKey {
  key: string;
  altKey: boolean;
}

export interface KeyResult extends ListState {
  /** Chooses or removes the active option, or clears the field. */
  act?: 'choose' | 'remove' | 'clear';
  /** Whether to prevent the key's default action. */
  isHandled: boolean;
}

const handled = (state: ListState, act?: KeyResult['act']): KeyResult => ({
  ...state,
  ...(act && { act }),
  isHandled: true,
});
const unhandled = (state: ListState): KeyResult => ({ ...state, isHandled: false });

/** Cycles through the options and the field, which follows the last option. */
function move({ isOpen, active, count }: ComboboxState, by: 1 | -1): KeyResult {
  const stops = count + 1;
  const from = isOpen ? active : -1;
  return handled({ isOpen: true, active: ((from + 1 + by + stops) % stops) - 1 });
}

/** The result of a key; undefined for keys that the list does not handle. */
export function handleKey({ key, altKey }: PressedKey, now: ComboboxState): KeyResult | undefined {
  switch (key) {
    case 'ArrowDown':
      return altKey ? handled({ ...OPEN, active: now.active }) : move(now, 1);
    case 'ArrowUp':
      return altKey ? handled(CLOSED) : move(now, -1);
    case 'Enter':
      // Without an active option the form is submitted.
      return now.isOpen && now.active >= 0 ? handled(CLOSED, 'choose') : unhandled(CLOSED);
    case 'Escape':
      if (now.isOpen) return handled(CLOSED);
      return now.isFieldEmpty ? undefined : handled(CLOSED, 'clear');
    case 'Tab':
      return unhandled(CLOSED);
    case 'Delete':
      return now.isOpen && now.isRemovable
        ? handled({ isOpen: true, active: now.active }, 'remove')
        : undefined;
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return now.isOpen ? unhandled(OPEN) : undefined;
    default:
      return undefined;
  }
}
