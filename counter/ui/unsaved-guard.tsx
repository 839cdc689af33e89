import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asks before unsaved work is left: by a link, by Back, or by closing the page. One per screen. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const { common } = useTexts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={common.unsavedTitle}
      consequence={common.unsavedText}
      confirmLabel={common.leave}
      cancelLabel={common.stay}
      isDangerous
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
    />
  );
}
