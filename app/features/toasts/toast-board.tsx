import { Toaster } from '#app/ui/toaster.tsx';
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
  if (!toasts) return null;
  const shown = toasts.map((toast) => {
    const { id, kind, action } = toast;
    return {
      id,
      kind,
      text: writeText(toast),
      action: action && { ...action, label: LABELS[action.labelKey] },
    };
  });
  return <Toaster title={title} toasts={shown} onExpire={dismissToast} />;
}
