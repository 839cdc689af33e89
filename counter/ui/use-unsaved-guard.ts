import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from '#counter/i18n/language-provider.tsx';

/** Asks before unsaved work is left: by a link, by Back, or by closing the page. */
export function useUnsavedGuard(isUnsaved: boolean): void {
  const { common } = useTexts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(common.leaveUnsaved)) blocker.proceed();
    else blocker.reset();
  }, [blocker, common]);
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
