import { useRef, useState } from 'react';
import { Toast, type ToastContent } from './toast.tsx';
import { useTabToAction } from './use-tab-to-action.ts';

interface ToasterProps {
  /** The name of the region. */
  title: string;
  toasts: ToastContent[];
  onExpire: (id: ToastContent['id']) => void;
}

/** Toasts at the top, at the inline end. While one is hovered or has the focus, the timers of all are paused. */
export function Toaster({ title, toasts, onExpire }: ToasterProps) {
  const [hovered, setHovered] = useState<ToastContent['id']>();
  const [focused, setFocused] = useState<ToastContent['id']>();
  const place = useRef<HTMLElement>(null);
  const giveFocusBack = useTabToAction(place, toasts);
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
      ref={place}
      aria-label={title}
      className="toaster pointer-events-none fixed end-0 top-[calc(var(--spacing-bar)+0.75rem)] z-30 w-full max-w-96 px-4 print:hidden sm:px-6 lg:px-8"
    >
      {/* An alert is read out when it appears; a polite message only in a region that was there before. */}
      {toasts.filter(({ kind }) => kind === 'error').map(show)}
      <div role="status" aria-atomic="false">
        {toasts.filter(({ kind }) => kind !== 'error').map(show)}
      </div>
    </section>
  );
}
