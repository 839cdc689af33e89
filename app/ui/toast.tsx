import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import { type RefCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, ButtonLink } from './button.tsx';

export interface ToastContent {
  id: string | number;
  kind: 'success' | 'info' | 'error';
  text: string;
  action?: (ToastAct | ToastLink) | undefined;
}

interface ToastAct {
  label: string;
  onAct: () => void;
  /** The id of the element that the action restores, if it is on the screen. */
  restoredId?: string | undefined;
}

interface ToastLink {
  label: string;
  to: string;
}

interface ToastProps extends ToastContent {
  ref: RefCallback<HTMLElement>;
  isPaused: boolean;
  /**
   * Called with the toast's id when the pointer enters it, and with undefined when the pointer leaves. `onFocus` is
   * the same for the focus.
   */
  onHover: (id: ToastContent['id'] | undefined) => void;
  onFocus: (id: ToastContent['id'] | undefined) => void;
  onExpire: (id: ToastContent['id']) => void;
}

// As in section 9 of the specification.
const LIFETIME_MS = 5000;
const EXIT_MS = 200;
const ICONS = {
  success: { Icon: CircleCheck, look: 'text-brand' },
  info: { Icon: Info, look: 'text-brand' },
  error: { Icon: CircleAlert, look: 'text-offer' },
};

/** A notification that disappears after a few seconds. */
export function Toast({ ref, id, kind, text, action, isPaused, onHover, onFocus, onExpire }: ToastProps) {
  const isExiting = useLifetime(isPaused, () => onExpire(id));
  const textId = useId();
  const { Icon, look } = ICONS[kind];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only pauses its timer
    <div
      ref={ref}
      onPointerEnter={() => onHover(id)}
      onPointerLeave={() => onHover(undefined)}
      onFocus={() => onFocus(id)}
      onBlur={() => onFocus(undefined)}
      role={kind === 'error' ? 'alert' : undefined}
      data-toast={id}
      data-exiting={isExiting || undefined}
      className="toast"
    >
      <div className="min-h-0">
        <div className="pointer-events-auto mb-3 flex items-center gap-3 rounded-card border border-line bg-surface scheme-light text-ink py-2 ps-4 pe-3 lifted">
          <Icon aria-hidden="true" size={20} className={`shrink-0 ${look}`} />
          <p id={textId} className="min-w-0 flex-1 py-1.5 text-sm font-medium wrap-anywhere">
            {text}
          </p>
          {action && <ToastAction {...action} describedBy={textId} onUsed={() => onExpire(id)} />}
        </div>
      </div>
    </div>
  );
}

type ToastActionProps = (ToastAct | ToastLink) & {
  /** The id of the toast's text, which describes the action to screen readers. */
  describedBy: string;
  onUsed: () => void;
};

function ToastAction({ describedBy, onUsed, ...action }: ToastActionProps) {
  const look = {
    variant: 'quiet',
    size: 'small',
    'aria-describedby': describedBy,
    className: 'shrink-0',
  } as const;
  if ('to' in action) {
    return (
      <ButtonLink {...look} to={action.to} onClick={onUsed}>
        {action.label}
      </ButtonLink>
    );
  }
  return (
    <Button
      {...look}
      onClick={() => {
        // Rendered synchronously, so that the restored element can be focused.
        flushSync(() => {
          action.onAct();
          onUsed();
        });
        focusItem(action.restoredId);
      }}
    >
      {action.label}
    </Button>
  );
}

/** Focuses the link in a restored item's heading, so that screen readers read its name. */
function focusItem(id: string | undefined): void {
  if (id) document.getElementById(id)?.querySelector<HTMLElement>(':is(h2, h3) a')?.focus();
}

/** Returns whether the toast is exiting; calls `onEnd` after the exit animation. */
function useLifetime(isPaused: boolean, onEnd: () => void): boolean {
  const [isExiting, setExiting] = useState(false);
  const left = useRef(LIFETIME_MS);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isExiting) {
      const timer = setTimeout(end, EXIT_MS);
      return () => clearTimeout(timer);
    }
    if (isPaused) return;
    const start = performance.now();
    const timer = setTimeout(() => setExiting(true), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [isExiting, isPaused]);
  return isExiting;
}
