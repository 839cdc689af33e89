import { type ComponentType, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { showToast } from '#app/features/toasts/toasts.ts';
import { focusOn } from '#app/ui/focus.ts';
import * as common from '#messages/common.ts';

/**
 * A form that is loaded when it is first opened. Closing it returns the focus to the button that opened it, which is
 * marked with `data-opens`.
 */
export function useLazyForm<Props>(
  container: RefObject<HTMLElement | null>,
  load: () => Promise<ComponentType<Props>>,
) {
  const [Form, setForm] = useState<ComponentType<Props>>();
  const [isOpening, setOpening] = useState(false);
  return {
    Form,
    isOpening,
    async open() {
      setOpening(true);
      try {
        const Loaded = await load();
        setForm(() => Loaded);
      } catch {
        showToast({ kind: 'error', text: common.cutOff });
      }
      setOpening(false);
    },
    close() {
      flushSync(() => setForm(undefined));
      const section = container.current?.closest('section');
      focusOn(section?.querySelector<HTMLElement>('[data-opens]') ?? section ?? null);
    },
  };
}
