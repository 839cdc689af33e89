import { type RefObject, startTransition, useEffect, useEffectEvent } from 'react';

interface FieldEvents {
  /** Whether the list is open. */
  isOpen: boolean;
  /** Whether the field was edited, also before this code was loaded. */
  isTyped: RefObject<boolean>;
  onOpen: () => void;
  onClose: () => void;
  onKey: (event: KeyboardEvent) => void;
  onSubmit: (event: Event) => void;
}

/** Whether the field was scrolled out of the window. */
function isOutOfSight(field: HTMLElement): boolean {
  const { top, bottom } = field.getBoundingClientRect();
  return bottom < 0 || top > innerHeight;
}

/** Listens to a field that is already on the page, its form, and the page around it. */
export function useFieldEvents(
  field: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  events: FieldEvents,
): void {
  const open = useEffectEvent(events.onOpen);
  const submit = useEffectEvent(events.onSubmit);
  const openIfEmpty = useEffectEvent(() => {
    if (field.current?.value === '') events.onOpen();
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    // During composition, Enter and arrows belong to the input method.
    if (!event.isComposing) events.onKey(event);
  });
  const closeOutside = useEffectEvent(({ target }: Event) => {
    const isInside = target === field.current || (target instanceof Node && list.current?.contains(target));
    if (events.isOpen && !isInside) events.onClose();
  });
  const closeOutOfSight = useEffectEvent(() => {
    if (events.isOpen && field.current && isOutOfSight(field.current)) events.onClose();
  });
  const start = useEffectEvent(() => {
    const input = field.current;
    // The field was focused before this code was loaded; text typed meanwhile also opens the list.
    if (input && input === document.activeElement && (!input.value || events.isTyped.current))
      events.onOpen();
  });

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const input = field.current;
    // In a transition, so that typing stays responsive.
    input?.addEventListener('input', () => startTransition(open), { signal });
    input?.addEventListener('click', () => open(), { signal });
    input?.addEventListener('focus', () => openIfEmpty(), { signal });
    input?.addEventListener('keydown', (event) => press(event), { signal });
    input?.form?.addEventListener('submit', (event) => submit(event), { signal });
    // Some browsers keep the focus in the field when something else is tapped.
    for (const name of ['pointerdown', 'focusin'])
      document.addEventListener(name, (event) => closeOutside(event), { signal });
    addEventListener('scroll', () => closeOutOfSight(), { signal, passive: true });
    start();
    return () => stop.abort();
  }, [field]);
}
