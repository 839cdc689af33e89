/** Keyboard handling of the search box and its suggestions, following the ARIA practices for an editable combobox. */

export interface ListState {
  isOpen: boolean;
  /** The index of the active option; -1 for the field itself. */
  active: number;
}

const CLOSED_LIST: ListState = { isOpen: false, active: -1 };
const OPEN_LIST: ListState = { isOpen: true, active: -1 };

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

const markHandled = (state: ListState, act?: KeyResult['act']): KeyResult => ({
  ...state,
  ...(act && { act }),
  isHandled: true,
});
const markUnhandled = (state: ListState): KeyResult => ({ ...state, isHandled: false });

/** Cycles through the options and the field, which follows the last option. */
function move({ isOpen, active, count }: ComboboxState, by: 1 | -1): KeyResult {
  const stops = count + 1;
  const from = isOpen ? active : -1;
  return markHandled({ isOpen: true, active: ((from + 1 + by + stops) % stops) - 1 });
}

/** The result of a key; undefined for keys that the list does not handle. */
export function handleKey({ key, altKey }: PressedKey, now: ComboboxState): KeyResult | undefined {
  switch (key) {
    case 'ArrowDown':
      return altKey ? markHandled({ ...OPEN_LIST, active: now.active }) : move(now, 1);
    case 'ArrowUp':
      return altKey ? markHandled(CLOSED_LIST) : move(now, -1);
    case 'Enter':
      // Without an active option the form is submitted.
      return now.isOpen && now.active >= 0 ? markHandled(CLOSED_LIST, 'choose') : markUnhandled(CLOSED_LIST);
    case 'Escape':
      if (now.isOpen) return markHandled(CLOSED_LIST);
      return now.isFieldEmpty ? undefined : markHandled(CLOSED_LIST, 'clear');
    case 'Tab':
      return markUnhandled(CLOSED_LIST);
    case 'Delete':
      return now.isOpen && now.isRemovable
        ? markHandled({ isOpen: true, active: now.active }, 'remove')
        : undefined;
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return now.isOpen ? markUnhandled(OPEN_LIST) : undefined;
    default:
      return undefined;
  }
}
