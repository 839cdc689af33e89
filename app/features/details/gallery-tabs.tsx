import { type KeyboardEvent, useRef } from 'react';
import { Picture } from '#app/features/product/picture.tsx';
import * as details from '#messages/details.ts';

export function findTabByKey(key: string, at: number, count: number, isRtl: boolean): number | undefined {
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (at + 1) % count;
  if (key === backward) return (at + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** The index of the picture that an arrow key, Home or End leads to. */
export function findPictureByKey(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  at: number,
  count: number,
): number | undefined {
  return findTabByKey(key, at, count, getComputedStyle(currentTarget).direction === 'rtl');
}

export interface GalleryTabsProps {
  /** The id of the tab panel, and the prefix of the tabs' ids. */
  id: string;
  pictures: string[];
  at: number;
  onChoose: (at: number) => void;
  /** Called when hover or focus starts and ends. */
  onActiveChange?: (isActive: boolean) => void;
}

/** The thumbnails of the pictures. */
export function GalleryTabs({ id, pictures, at, onChoose, onActiveChange }: GalleryTabsProps) {
  const list = useRef<HTMLDivElement>(null);

  function moveByKey(event: KeyboardEvent<HTMLElement>): void {
    const next = findPictureByKey(event, at, pictures.length);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={details.choosePicture}
      title={details.choosingStops}
      onKeyDown={moveByKey}
      onPointerEnter={({ pointerType }) => onActiveChange?.(pointerType === 'mouse')}
      onPointerLeave={() => onActiveChange?.(false)}
      onFocus={() => onActiveChange?.(true)}
      onBlur={() => onActiveChange?.(false)}
      className="mt-3 flex flex-wrap gap-2.5"
    >
      {pictures.map((url, index) => (
        <button
          key={url}
          id={`${id}-${index}`}
          type="button"
          role="tab"
          aria-label={details.showPicture(index + 1)}
          aria-selected={index === at}
          aria-controls={id}
          tabIndex={index === at ? 0 : -1}
          onClick={() => onChoose(index)}
          className="w-16 overflow-hidden rounded-small border-2 border-transparent bg-stage transition-colors duration-200 hover:border-edge aria-selected:border-brand sm:w-20 forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight]"
        >
          <Picture url={url} sizes="5rem" />
        </button>
      ))}
    </div>
  );
}
