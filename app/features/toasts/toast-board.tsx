import { useEffect, useState } from 'react';
import { useSession } from '#app/features/session/session.ts';
import type { Toaster as ToasterView } from '#app/ui/toaster.tsx';
import * as common from '#messages/common.ts';
import { joinReason, texts, title, viewCart, viewWishList } from '#messages/toasts.ts';
import { dismissToast, type Toast, useToasts } from './toasts.ts';

const LABELS = { undo: common.undo, tryAgain: common.tryAgain, viewCart, viewWishList };

function writeText({ messageKey, text }: Toast): string {
  const what = messageKey && texts[messageKey];
  return what && text ? joinReason(what, text) : (what ?? text ?? '');
}

/** Shows the toasts, in the language of the page. */
export function ToastBoard() {
  const toasts = useToasts();
  const isShopper = useSession() === 'signed-in';
  const [Toaster, setToaster] = useState<typeof ToasterView>();
  const count = toasts.length;
  useEffect(() => {
    // Visitors who only browse never see a toast, so they don't load the code for it.
    if (Toaster || (!isShopper && count === 0)) return;
    import('#app/ui/toaster.tsx').then(
      (loaded) => setToaster(() => loaded.Toaster),
      // The next toast tries again.
      () => {},
    );
  }, [Toaster, isShopper, count]);

  const shown = toasts.map((toast) => {
    const { id, kind, action } = toast;
    return {
      id,
      kind,
      text: writeText(toast),
      action: action && { ...action, label: LABELS[action.labelKey] },
    };
  });

  return Toaster && <Toaster title={title} toasts={shown} onExpire={dismissToast} />;
}
