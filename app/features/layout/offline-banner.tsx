import * as common from '#messages/common.ts';
import { useOfflineGuard, useOnline } from './use-online.ts';

/** Shown while the network is lost; what was loaded stays usable. */
export function OfflineBanner() {
  const isOnline = useOnline();
  useOfflineGuard(isOnline);
  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-20">
      {!isOnline && <p className="bg-ink px-4 py-2.5 text-center text-sm text-surface">{common.offline}</p>}
    </div>
  );
}
