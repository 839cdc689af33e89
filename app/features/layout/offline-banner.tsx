import WifiOff from 'lucide-react/icons/wifi-off';
import * as common from '#messages/common.ts';
import { useOfflineGuard, useOnline } from './use-online.ts';

/** Shown while the network is lost; what was loaded stays usable. */
export function OfflineBanner() {
  const isOnline = useOnline();
  useOfflineGuard(isOnline);
  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-20">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-ink px-4 py-2.5 text-center text-sm text-surface">
          <WifiOff aria-hidden="true" size={18} className="shrink-0" />
          {common.offline}
        </p>
      )}
    </div>
  );
}
