import { useRef, useState } from 'react';
import { Toast, type ToastContent } from './toast.tsx';
import { useTabToAction } from './use-tab-to-action.ts';

interface ToasterProps {
  /** What the place of messages is called. */
  title: string;
  toasts: ToastContent[];
  onExpire: (id: ToastContent['id']) => void;
}

/** Messages at the top, at the inline end. While one is pointed at or holds the focus, time stands still for all. */
export function Toaster({ title, toasts, onExpire }: ToasterProps) {
  const [hovered, setHovered] = useState<ToastContent['id']>();
  const [focused, setFocused] = useState<ToastContent['id']>();
  const place = useRef<HTMLElement>(null);
  const giveFocusBack = useTabToAction(place, toasts);
  // By id: of a toast that is taken away no event tells that the pointer or the focus has left it.
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
      ref={place}
      aria-label={title}
      className="toaster pointer-events-none fixed end-0 top-[calc(var(--spacing-bar)+0.75rem)] z-30 w-full max-w-96 px-4 print:hidden sm:px-6 lg:px-8"
    >
      {/* An alert is announced when it appears; a polite message only in a place that was there before. */}
      {toasts.filter(({ kind }) => kind === 'error').map(show)}
      <div role="status" aria-atomic="false">
        {toasts.filter(({ kind }) => kind !== 'error').map(show)}
      </div>
    </section>
  );
}
