import X from 'lucide-react/icons/x';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Picture } from '#app/features/product/picture.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { useRootAttribute } from '#app/ui/use-root-attribute.ts';
import * as details from '#messages/details.ts';
import type { findPictureByKey, GalleryTabsProps } from './gallery-tabs.tsx';
import { useBackToClose } from './use-back-to-close.ts';
import { useViewerGestures } from './use-viewer-gestures.ts';

export interface PictureViewerProps {
  title: string;
  pictures: string[];
  at: number;
  /** Passed in, because importing them here would create one more chunk for every product screen to load. */
  parts: {
    Tabs: (props: GalleryTabsProps) => ReactNode;
    findByKey: typeof findPictureByKey;
  };
  onIndexChange: (at: number) => void;
  onClose: () => void;
}

const ZOOM_STEP = 1.5;
const ZOOM_KEYS: Partial<Record<string, number>> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
  '0': 0,
};

/** Shows the pictures in the whole window. Escape, going back, swiping down and tapping beside the picture close it. */
export function PictureViewer({ title, pictures, at, parts, onIndexChange, onClose }: PictureViewerProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const count = pictures.length;
  const close = () => dialog.current?.close();
  const { handlers, zoomBy } = useViewerGestures({
    stage,
    at,
    onSwipe: (by) => onIndexChange((at + by + count) % count),
    onClose: close,
  });
  useBackToClose(close);
  useEffect(() => dialog.current?.showModal(), []);
  useRootAttribute('modal', true);

  function press(event: KeyboardEvent<HTMLElement>): void {
    // The thumbnails handle their own keys.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = parts.findByKey(event, at, count);
    const zoom = ZOOM_KEYS[event.key];
    if (next !== undefined) onIndexChange(next);
    else if (zoom !== undefined) zoomBy(zoom);
    else return;
    event.preventDefault();
  }

  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onKeyDown={press}
      className="dialog fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-hidden overscroll-none bg-paper p-0 text-ink open:flex open:flex-col"
    >
      <div className="flex items-center gap-3 px-4 py-2 sm:px-6">
        <p className="min-w-0 flex-1 truncate font-medium">{title}</p>
        <p role="status" className="shrink-0 text-sm text-ink-soft">
          {count > 1 && details.viewerPictureOf(at + 1, count)}
        </p>
        <IconButton name={details.closeViewer} icon={<X aria-hidden="true" size={22} />} onClick={close} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the dialog handles keys */}
      <div
        ref={stage}
        id={id}
        {...(count > 1 && { role: 'tabpanel', 'aria-labelledby': `${id}-${at}` })}
        {...handlers}
        onDragStart={(event) => event.preventDefault()}
        className="viewer-stage min-h-0 flex-1 cursor-zoom-in touch-none overflow-hidden select-none data-close:cursor-grab data-close:data-held:cursor-grabbing"
      >
        <div className="viewer-track" style={{ '--at': at } as CSSProperties}>
          {pictures.map((url, index) => (
            <div
              key={url}
              aria-hidden={index !== at}
              data-shown={index === at ? '' : undefined}
              className="viewer-slide"
            >
              {isNear(index, at, count) && (
                // Wider than any window: selects the largest source.
                <Picture
                  url={url}
                  alt={index === at ? title : ''}
                  sizes="400vw"
                  isEager
                  className="viewer-picture aspect-auto! h-full! bg-transparent! object-contain!"
                />
              )}
            </div>
          ))}
        </div>
      </div>
      {count > 1 && (
        <div className="flex justify-center px-4 pb-[calc(0.75rem+env(safe-area-inset-bottom))] max-sm:[&_button]:w-12">
          <parts.Tabs id={id} pictures={pictures} at={at} onChoose={onIndexChange} />
        </div>
      )}
    </dialog>
  );
}

/** Whether a picture is the current one or next to it. */
function isNear(index: number, at: number, count: number): boolean {
  const distance = Math.abs(index - at);
  return Math.min(distance, count - distance) <= 1;
}
