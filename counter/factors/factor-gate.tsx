import { Loader } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Outlet } from 'react-router';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { EntryFrame } from '#counter/session/entry-frame.tsx';
import { reloadMe, useMe } from '#counter/session/me.ts';

const FactorSetup = lazy(async () => ({ default: (await import('./factor-setup.tsx')).FactorSetup }));
const RecoveryCodes = lazy(async () => ({ default: (await import('./recovery-codes.tsx')).RecoveryCodes }));

/** Opens the screens below it; whose role needs a second factor and has none sets one up before. */
export function FactorGate() {
  const { common, factors } = useTexts();
  const { isSecondFactorNeeded } = useMe();
  const [codes, setCodes] = useState<string[]>([]);
  if (codes.length === 0 && !isSecondFactorNeeded) return <Outlet />;
  const [title, text] = codes.length > 0 ? [factors.codesTitle] : [factors.neededTitle, factors.neededText];
  return (
    <EntryFrame title={title} {...(text && { text })}>
      <Suspense fallback={<Loader type="dots" aria-label={common.loading} />}>
        {codes.length > 0 ? (
          <RecoveryCodes codes={codes} onKept={() => setCodes([])} />
        ) : (
          <FactorSetup
            onAdded={(recoveryCodes) => {
              setCodes(recoveryCodes);
              void reloadMe();
            }}
          />
        )}
      </Suspense>
    </EntryFrame>
  );
}
