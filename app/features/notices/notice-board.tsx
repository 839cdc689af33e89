import { useEffect, useState } from 'react';
import { useSession } from '#app/features/session/session.ts';
import type { Toaster as ToasterView } from '#app/ui/toaster.tsx';
import * as common from '#messages/common.ts';
import { failure, texts, title } from '#messages/notices.ts';
import type { Notice } from './create-notices.ts';
import { dismiss, useNotices } from './notices.ts';

/** Shows what the shopper is being told, in the visitor's language. */
export function NoticeBoard() {
  const notices = useNotices();
  const isShopper = useSession() === 'signed-in';
  const [Toaster, setToaster] = useState<typeof ToasterView>();
  const count = notices.length;
  useEffect(() => {
    // A visitor who only looks is told nothing, and loads nothing to be told with.
    if (Toaster || (!isShopper && count === 0)) return;
    import('#app/ui/toaster.tsx').then(
      (loaded) => setToaster(() => loaded.Toaster),
      // The next message tries again; a page without messages is still a page.
      () => {},
    );
  }, [Toaster, isShopper, count]);

  function writeText({ messageKey, text }: Notice): string {
    const what = messageKey && texts[messageKey];
    return what && text ? failure(what, text) : (what ?? text ?? '');
  }

  const toasts = notices.map((notice) => {
    const { id, kind, action } = notice;
    return {
      id,
      kind,
      text: writeText(notice),
      action: action && {
        label: action.labelKey === 'undo' ? common.undo : common.tryAgain,
        onAction: action.onAct,
        bringsBack: action.bringsBack,
      },
    };
  });

  return Toaster && <Toaster title={title} toasts={toasts} onExpire={dismiss} />;
}
