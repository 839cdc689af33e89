import { useKeptCopy } from '#app/features/offline/use-kept-copy.ts';
import { useWorker } from '#app/features/offline/use-worker.ts';
import * as common from '#messages/common.ts';
import * as offline from '#messages/offline.ts';
import { useOfflineGuard, useOnline } from './use-online.ts';

/** Shown while the network is lost, or where this page was kept from a time when it was there. */
export function OfflineBanner() {
  const isOnline = useOnline();
  const isKeptCopy = useKeptCopy();
  useOfflineGuard(isOnline);
  useWorker();
  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-20">
      {(isKeptCopy || !isOnline) && (
        <p className="bg-ink px-4 py-2.5 text-center text-sm text-surface">
          {isKeptCopy ? offline.keptCopy : common.offline}
          {isKeptCopy && (
            <button
              type="button"
              onClick={() => location.reload()}
              className="ms-3 font-semibold underline underline-offset-4"
            >
              {common.tryAgain}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
