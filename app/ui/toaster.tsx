import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { focusHeading } from './focus.ts';
import { Toast, type ToastContent } from './toast.tsx';

interface ToasterProps {
  /** The name of the region. */
  title: string;
  toasts: ToastContent[];
  onExpire: (id: ToastContent['id']) => void;
}

/** The toasts, at the top and inline end. Hovering or focusing one pauses the timers of all. */
export function Toaster({ title, toasts, onExpire }: ToasterProps) {
  const [hovered, setHovered] = useState<ToastContent['id']>();
  const [focused, setFocused] = useState<ToastContent['id']>();
  const container = useRef<HTMLElement>(null);
  const giveFocusBack = useTabToAction(container, toasts);
  // By id, because a toast that is removed fires neither pointerleave nor blur.
  const isPaused = toasts.some(({ id }) => id === hovered || id === focused);
  const show = (toast: ToastContent) => (
    <Toast
      key={toast.id}
      ref={giveFocusBack}
      {...toast}
      isPaused={isPaused}
      onHover={setHovered}
      onFocus={setFocused}
      onExpire={onExpire}
    />
  );
  return (
    <section
      ref={container}
      aria-label={title}
      className="toaster pointer-events-none fixed end-0 top-[calc(var(--spacing-bar)+0.75rem)] z-30 w-full max-w-96 px-4 print:hidden sm:px-6 lg:px-8"
    >
      {/* Alerts are announced when they appear; polite messages only in a live region that exists already. */}
      {toasts.filter(({ kind }) => kind === 'error').map(show)}
      <div role="status" aria-atomic="false">
        {toasts.filter(({ kind }) => kind !== 'error').map(show)}
      </div>
    </section>
  );
}

/** Toasts are at the end of the page and expire within seconds, out of reach for keyboard users. So the next Tab focuses the
 *  action of the newest toast, once. From there, Tab continues after the previously focused element, and Shift+Tab returns
 *  to it. Returns the ref for toasts: a removed toast gives the focus back. */
function useTabToAction(container: RefObject<HTMLElement | null>, toasts: ToastContent[]) {
  /** The element that had the focus before a toast. */
  const before = useRef<Element>(null);
  const visited = useRef(new WeakSet<Element>());

  function findAction(): HTMLElement | undefined {
    for (const { id } of toasts.toReversed()) {
      const button = container.current?.querySelector<HTMLElement>(
        `[data-toast="${id}"]:not([data-exiting]) :is(a, button)`,
      );
      if (button && !visited.current.has(button)) return button;
    }
    return undefined;
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const focused = document.activeElement;
    if (event.key !== 'Tab' || !focused || shouldIgnore(event)) return;
    const isInside = container.current?.contains(focused) ?? false;
    if (isInside) visited.current.add(focused);
    const action = event.shiftKey ? undefined : findAction();
    if (action) {
      action.focus({ preventScroll: true });
      // An open dialog traps the focus, so focusing the action has failed.
      if (document.activeElement !== action) return;
      event.preventDefault();
      visited.current.add(action);
      if (!isInside) before.current = focused;
    } else if (isInside && before.current) {
      restoreFocus(before.current);
      before.current = null;
      // After Tab, the browser moves the focus from the restored element to the next one.
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
      // The code that removed the toast may have moved the focus.
      queueMicrotask(() => {
        if (document.activeElement === document.body) restoreFocus(before.current);
        before.current = null;
      });
    },
    [],
  );
}

const shouldIgnore = (event: KeyboardEvent) =>
  event.defaultPrevented || event.isComposing || event.altKey || event.ctrlKey || event.metaKey;

/** Focuses an element, or the heading if it can no longer be focused. */
function restoreFocus(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus();
  if (document.activeElement !== element || element === document.body) focusHeading();
}
