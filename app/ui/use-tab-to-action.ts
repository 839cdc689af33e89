import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { focusHeading } from './hand-on-focus.ts';
import type { ToastContent } from './toast.tsx';

/** Toasts stand at the end of the page and go after some seconds, too far for a keyboard: the next Tab leads to what the
 *  newest one offers, once. From there Tab goes on from where the focus was, and Shift+Tab goes back to it. Returns the
 *  ref of a toast: if it goes with the focus on it, the focus goes back, too. */
export function useTabToAction(place: RefObject<HTMLElement | null>, toasts: ToastContent[]) {
  /** What had the focus before it was led to a toast. */
  const before = useRef<Element>(null);
  const met = useRef(new WeakSet<Element>());

  function findOffer(): HTMLElement | undefined {
    for (const { id } of toasts.toReversed()) {
      const button = place.current?.querySelector<HTMLElement>(
        `[data-toast="${id}"]:not([data-leaving]) button`,
      );
      if (button && !met.current.has(button)) return button;
    }
    return undefined;
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const focused = document.activeElement;
    if (event.key !== 'Tab' || !focused || isNotForUs(event)) return;
    const isInside = place.current?.contains(focused) ?? false;
    if (isInside) met.current.add(focused);
    const offer = event.shiftKey ? undefined : findOffer();
    if (offer) {
      offer.focus({ preventScroll: true });
      // An open dialog does not let the focus go.
      if (document.activeElement !== offer) return;
      event.preventDefault();
      met.current.add(offer);
      if (!isInside) before.current = focused;
    } else if (isInside && before.current) {
      focusAgain(before.current);
      before.current = null;
      // Tab itself is left to the browser, which goes on from there.
      if (event.shiftKey) event.preventDefault();
    } else {
      before.current = null;
    }
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return useCallback(
    (toast: HTMLElement | null) => () => {
      if (!toast?.contains(document.activeElement)) return;
      // Whoever took it away may have a better place for the focus.
      queueMicrotask(() => {
        if (document.activeElement === document.body) focusAgain(before.current);
      });
    },
    [],
  );
}

const isNotForUs = (event: KeyboardEvent) =>
  event.defaultPrevented || event.isComposing || event.altKey || event.ctrlKey || event.metaKey;

/** The focus goes back, or to the heading where that can't have it any more. */
function focusAgain(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus();
  if (document.activeElement !== element || element === document.body) focusHeading();
}
