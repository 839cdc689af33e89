import { useEffect, useId, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { addUnsavedForm, hasUnsavedWork } from './unsaved-work.ts';

/** Guards the work in a form while it is unsaved; a screen may have several such forms. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const id = useId();
  useEffect(() => (isUnsaved ? addUnsavedForm(id) : undefined), [isUnsaved, id]);
  return null;
}

/** Asks before unsaved work is left by a link or by Back. One for all screens, because React Router has a single blocker. */
export function UnsavedQuestion() {
  const { common } = useTexts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedWork() && currentLocation.pathname !== nextLocation.pathname,
  );
  const isLeaving = useRef(false);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      opened
      title={common.unsavedTitle}
      consequence={common.unsavedText}
      confirmLabel={common.leave}
      cancelLabel={common.stay}
      isDangerous
      onConfirm={() => {
        isLeaving.current = true;
        blocker.proceed();
      }}
      onClose={() => {
        // The dialog closes after both answers; a reset would stop a Back that is on its way.
        if (!isLeaving.current) blocker.reset();
        isLeaving.current = false;
      }}
    />
  );
}
