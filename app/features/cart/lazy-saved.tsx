import { useEffect, useState } from 'react';
import { useOwnProvider } from '#app/features/session/provider-meta.ts';
import { readToken } from '#app/features/session/session.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import type { SavedSection as SavedSectionView } from './saved-section.tsx';

/** Takes a line out of the cart to be bought later. */
export async function saveForLater(productId: string): Promise<void> {
  const token = readToken();
  try {
    const { saved } = await import('./saved.ts');
    if (readToken() === token) saved.save(productId);
  } catch {
    showToast({
      kind: 'error',
      messageKey: 'cartFailed',
      action: { labelKey: 'tryAgain', onAct: () => void saveForLater(productId) },
    });
  }
}

/** Where what is saved for later stands, with our own provider alone; hidden until the cart above it is known. */
export function SavedPlace({ isHidden }: { isHidden: boolean }) {
  const isOwn = useOwnProvider();
  const [Section, setSection] = useState<typeof SavedSectionView>();
  useEffect(() => {
    if (!isOwn) return;
    import('./saved-section.tsx').then(
      (loaded) => setSection(() => loaded.SavedSection),
      // The cart works without it; the next visit tries again.
      () => {},
    );
  }, [isOwn]);
  return Section && <Section isHidden={isHidden} />;
}
