import { useEffect, useEffectEvent } from 'react';

interface ListKeys {
  onSearch: () => void;
  onHelp?: () => void;
  onClear?: () => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, [contenteditable]') !== null;
const isBehindDialog = () => document.querySelector('[role=dialog], [role=menu]') !== null;

/** Whether the screen should handle a key: no field has the focus, no dialog or menu is open, no modifier is held. */
export const isForScreen = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) &&
  !isTyping(event.target) &&
  !isBehindDialog();

const listLinks = () => [...document.querySelectorAll<HTMLElement>('[data-list-link]')];

function moveFocus(step: 1 | -1): void {
  const links = listLinks();
  const row = document.activeElement?.closest('[data-list-row]');
  const index = links.findIndex((link) => row?.contains(link));
  const next = links[index < 0 ? 0 : Math.min(links.length - 1, Math.max(0, index + step))];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

function selectFocused(): void {
  const row = document.activeElement?.closest('[data-list-row]');
  row?.querySelector<HTMLElement>('[data-list-check]')?.click();
}

/** Names the action of a key. Compares letters by physical key, so that they work with Arabic keyboard layouts, too. */
function nameKey({ key, code, shiftKey }: KeyboardEvent): string {
  if (key === '?' || (code === 'Slash' && shiftKey)) return 'help';
  if (key === '/' || code === 'Slash') return 'search';
  if (shiftKey) return '';
  return { KeyJ: 'next', KeyK: 'previous', KeyX: 'select', Escape: 'clear' }[code] ?? code;
}

/** Keyboard shortcuts of a list. Rows and links need the attributes data-list-row and data-list-link. */
export function useListKeys({ onSearch, onHelp, onClear }: ListKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isForScreen(event)) return;
    const isInList = document.activeElement?.closest('[data-list-row]') !== null;
    const acts: Partial<Record<string, (() => void) | undefined>> = {
      help: onHelp,
      search: onSearch,
      next: () => moveFocus(1),
      previous: () => moveFocus(-1),
      select: selectFocused,
      clear: onClear,
      ...(isInList && { ArrowDown: () => moveFocus(1), ArrowUp: () => moveFocus(-1) }),
    };
    const act = acts[nameKey(event)];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
