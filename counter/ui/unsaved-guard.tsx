import { useEffect, useId, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { addUnsavedForm, hasUnsavedWork } from './unsaved-work.ts';

/** Marks a form as unsaved while mounted with `isUnsaved`. A screen may have several such forms. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const id = useId();
  useEffect(() => (isUnsaved ? addUnsavedForm(id) : undefined), [isUnsaved, id]);
  return null;
}

/** Asks before a link or Back discards unsaved changes. Mounted once, because React Router allows a single blocker. */
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
        // Called after either answer. A reset after a confirmation would stop the navigation.
        if (!isLeaving.current) blocker.reset();
        isLeaving.current = false;
      }}
    />
  );
}
