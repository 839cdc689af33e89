import { useIsCachedCopy } from '#app/features/offline/use-cached-copy.ts';
import { useServiceWorker } from '#app/features/offline/use-service-worker.ts';
import { useRootAttribute } from '#app/ui/use-root-attribute.ts';
import * as common from '#messages/common.ts';
import * as offline from '#messages/offline.ts';
import { useOfflineGuard, useOnline } from './use-online.ts';

/** Shown while the network is down, or if this page is a cached copy. */
export function OfflineBanner() {
  const isOnline = useOnline();
  const isCachedCopy = useIsCachedCopy();
  useOfflineGuard(isOnline);
  useServiceWorker();
  const isShown = isCachedCopy || !isOnline;
  useRootAttribute('offline', isShown);
  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-20">
      {isShown && (
        <p className="flex min-h-(--offline) items-center justify-center gap-3 bg-ink px-4 py-2 text-sm text-surface">
          <span>{isCachedCopy ? offline.cachedCopy : common.offline}</span>
          {isCachedCopy && (
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
