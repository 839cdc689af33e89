import { lazy, Suspense, useState } from 'react';
import { Outlet } from 'react-router';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { EntryFrame, Opening } from '#counter/session/entry-frame.tsx';
import { reloadMe, useMe } from '#counter/session/me.ts';

const FactorSetup = lazy(async () => ({ default: (await import('./factor-setup.tsx')).FactorSetup }));
const RecoveryCodes = lazy(async () => ({ default: (await import('./recovery-codes.tsx')).RecoveryCodes }));

/**
 * Shows the nested routes. If the person's role requires a second factor and they have none, shows its setup instead.
 */
export function FactorGate() {
  const { factors } = useTexts();
  const { isSecondFactorNeeded } = useMe();
  const [codes, setCodes] = useState<string[]>([]);
  if (codes.length > 0)
    return (
      <Suspense fallback={<Opening />}>
        <EntryFrame title={factors.codesTitle}>
          <RecoveryCodes codes={codes} onKept={() => setCodes([])} />
        </EntryFrame>
      </Suspense>
    );
  if (!isSecondFactorNeeded) return <Outlet />;
  return (
    <Suspense fallback={<Opening />}>
      <FactorSetup
        onAdded={(recoveryCodes) => {
          setCodes(recoveryCodes);
          void reloadMe();
        }}
      />
    </Suspense>
  );
}
