/** What keys do in a search box with a list of suggestions, as the ARIA practices have it for an editable combobox. */

export interface ListState {
  isOpen: boolean;
  /** The position of the active option; -1 while the field itself is. */
  active: number;
}

const CLOSED: ListState = { isOpen: false, active: -1 };
const OPEN: ListState = { isOpen: true, active: -1 };

interface Situation extends ListState {
  /** How many options there are to walk through. */
  count: number;
  isFieldEmpty: boolean;
  /** Whether the active option can be removed from the list. */
  isRemovable: boolean;
}

interface Pressed {
  key: string;
  altKey: boolean;
}

export interface Step extends ListState {
  /** What happens besides: the active option is chosen or removed, or the field is cleared. */
  act?: 'choose' | 'remove' | 'clear';
  /** Whether the key is used up; otherwise it also does what it does in any text field. */
  isTaken: boolean;
}

const taken = (state: ListState, act?: Step['act']): Step => ({
  ...state,
  ...(act && { act }),
  isTaken: true,
});
const passed = (state: ListState): Step => ({ ...state, isTaken: false });

/** In a circle that the field is part of: after the last option comes what was typed. */
function move({ isOpen, active, count }: Situation, by: 1 | -1): Step {
  const stops = count + 1;
  const from = isOpen ? active : -1;
  return taken({ isOpen: true, active: ((from + 1 + by + stops) % stops) - 1 });
}

/** What a key does; undefined for keys that mean nothing to the list. */
export function pressKey({ key, altKey }: Pressed, now: Situation): Step | undefined {
  switch (key) {
    case 'ArrowDown':
      return altKey ? taken({ ...OPEN, active: now.active }) : move(now, 1);
    case 'ArrowUp':
      return altKey ? taken(CLOSED) : move(now, -1);
    case 'Enter':
      // Without an active option the form is submitted.
      return now.isOpen && now.active >= 0 ? taken(CLOSED, 'choose') : passed(CLOSED);
    case 'Escape':
      if (now.isOpen) return taken(CLOSED);
      return now.isFieldEmpty ? undefined : taken(CLOSED, 'clear');
    case 'Tab':
      return passed(CLOSED);
    case 'Delete':
      return now.isOpen && now.isRemovable
        ? taken({ isOpen: true, active: now.active }, 'remove')
        : undefined;
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return now.isOpen ? passed(OPEN) : undefined;
    default:
      return undefined;
  }
}
