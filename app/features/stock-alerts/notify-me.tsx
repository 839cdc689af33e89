import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { readToken, useSession } from '#app/features/session/session.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import * as details from '#messages/details.ts';

export interface NotifyMeProps {
  product: { id: string; title: string; pictures: string[] };
  /** The path to return to after login. */
  path: string;
  /** The id of the element that names the product. */
  describedBy: string;
}

const importCalls = () => import('./alert-calls.ts');
type Calls = Awaited<ReturnType<typeof importCalls>>;

/** Requests one email when a sold-out product is back in stock. Visitors are sent to the login first, and come back. */
export function NotifyMe({ product, path, describedBy }: NotifyMeProps) {
  const { id: productId } = product;
  const navigate = useNavigate();
  const session = useSession();
  /** The products for which the shopper has alerts. */
  const [alertIds, setAlertIds] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const isWaiting = session === 'signed-in' && alertIds.includes(productId);

  async function change(call: (calls: Calls) => Promise<{ data: string[] }>): Promise<void> {
    setBusy(true);
    let calls: Calls | undefined;
    try {
      calls = await importCalls();
      const { data } = await call(calls);
      const hadFocus = container.current?.contains(document.activeElement);
      flushSync(() => setAlertIds(data));
      // Another button has replaced the focused one, so it takes the focus.
      if (hadFocus) container.current?.querySelector('button')?.focus();
    } catch (error) {
      if (readToken())
        showToast({ kind: 'error', text: calls?.describeFailure(error) ?? details.notifyFailed });
    }
    setBusy(false);
  }
  const add = () => change((calls) => calls.add(productId, path));
  async function press(): Promise<void> {
    if (readToken()) return add();
    setBusy(true);
    // If loading fails, the shopper presses again after login.
    await importCalls().then(
      (calls) => calls.rememberAlertIntent(product, path),
      () => {},
    );
    navigate(paths.login);
  }

  const start = useEffectEvent(async () => {
    if (session !== 'signed-in') return;
    // If loading fails, the button stays: requesting an alert twice is harmless.
    const calls = await importCalls().catch(() => undefined);
    if (calls?.takeAlertIntent(productId)) return add();
    const known = await calls?.list().catch(() => undefined);
    if (known) setAlertIds(known.data);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs per shopper
  useEffect(() => void start(), [session]);

  return (
    <div ref={container} className="mt-3 flex min-h-11 flex-wrap items-center gap-x-3">
      <p role="status" className={isWaiting ? 'flex items-center gap-2 font-medium' : 'sr-only'}>
        {isWaiting && (
          <>
            <BellRing aria-hidden="true" size={18} className="shrink-0 text-brand" />
            {details.willNotify}
          </>
        )}
      </p>
      {isWaiting ? (
        <Button
          variant="plain"
          isBusy={isBusy}
          aria-describedby={describedBy}
          onClick={() => change((calls) => calls.remove(productId))}
          className="px-3!"
        >
          {details.stopNotifying}
        </Button>
      ) : (
        <Button variant="quiet" isWide isBusy={isBusy} aria-describedby={describedBy} onClick={press}>
          <Bell aria-hidden="true" size={18} strokeWidth={1.75} />
          {details.notifyMe}
        </Button>
      )}
    </div>
  );
}
