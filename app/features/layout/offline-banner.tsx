import { useKeptCopy } from '#app/features/offline/use-kept-copy.ts';
import { useWorker } from '#app/features/offline/use-worker.ts';
import { useRootMark } from '#app/ui/use-root-mark.ts';
import * as common from '#messages/common.ts';
import * as offline from '#messages/offline.ts';
import { useOfflineGuard, useOnline } from './use-online.ts';

/** Shown while the network is lost, or where this page was kept from a time when it was there. */
export function OfflineBanner() {
  const isOnline = useOnline();
  const isKeptCopy = useKeptCopy();
  useOfflineGuard(isOnline);
  useWorker();
  const isShown = isKeptCopy || !isOnline;
  useRootMark('offline', isShown);
  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-20">
      {isShown && (
        <p className="flex min-h-(--offline) items-center justify-center gap-3 bg-ink px-4 py-2 text-sm text-surface">
          <span>{isKeptCopy ? offline.keptCopy : common.offline}</span>
          {isKeptCopy && (
            <button
              type="button"
              onClick={() => location.reload()}
              className="shrink-0 font-semibold underline underline-offset-4"
            >
              {common.tryAgain}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
