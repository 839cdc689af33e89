import { type ComponentProps, useState } from 'react';
import { showToast } from '#app/features/toasts/toasts.ts';
import { TEXT_LINK } from '#app/ui/link.ts';
import * as common from '#messages/common.ts';
import { sizeGuide } from '#messages/details.ts';
import type { SizeGuideDialog } from './size-guide-dialog.tsx';

/** Opens the size guide, which is loaded on the first press. */
export function SizeGuideButton(props: Omit<ComponentProps<typeof SizeGuideDialog>, 'isOpen' | 'onClose'>) {
  const [Guide, setGuide] = useState<typeof SizeGuideDialog>();
  const [isOpen, setOpen] = useState(false);
  async function open() {
    try {
      const { SizeGuideDialog: Loaded } = await import('./size-guide-dialog.tsx');
      setGuide(() => Loaded);
      setOpen(true);
    } catch {
      showToast({ kind: 'error', text: common.cutOff });
    }
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className={`${TEXT_LINK} mt-2 cursor-pointer text-sm`}
      >
        {sizeGuide}
      </button>
      {Guide && <Guide {...props} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
