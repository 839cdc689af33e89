import { useSortable } from '@dnd-kit/sortable';
import { ActionIcon } from '@mantine/core';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Crop from 'lucide-react/icons/crop';
import GripVertical from 'lucide-react/icons/grip-vertical';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Trash from 'lucide-react/icons/trash';
import type { ComponentType } from 'react';
import { writePictureUrl } from '#contract/catalogue/pictures.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import type { FieldPicture } from './picture-order.ts';
import styles from './pictures.module.css';

export type PictureAction = 'earlier' | 'later' | 'crop' | 'texts' | 'remove';

interface PictureCardProps {
  picture: FieldPicture;
  /** From 1. */
  place: number;
  count: number;
  isDisabled: boolean;
  hasTexts: boolean;
  onAction: (action: PictureAction) => void;
}

/** A picture in a field for many, with its buttons; it can be dragged by its handle. */
export function PictureCard({ picture, place, count, isDisabled, hasTexts, onAction }: PictureCardProps) {
  const { pictures } = useTexts();
  const { key, textEn, textAr } = picture;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: key, disabled: isDisabled });
  const isTextMissing = hasTexts && !(textEn && textAr);
  const button = (
    action: PictureAction,
    Icon: ComponentType<{ size: number }>,
    label: string,
    isOff = false,
  ) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={32}
      aria-label={label}
      title={label}
      // Not `disabled`: a button that becomes useless keeps the focus.
      aria-disabled={isOff || isDisabled}
      data-action={action}
      onClick={() => !isOff && !isDisabled && onAction(action)}
    >
      <Icon size={17} aria-hidden />
    </ActionIcon>
  );
  return (
    <li
      ref={setNodeRef}
      className={styles.card}
      data-key={key}
      data-dragging={isDragging}
      aria-label={pictures.picture(place, count)}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      <img
        className={styles.picture}
        src={writePictureUrl('', key, 320)}
        alt={textEn || textAr}
        draggable={false}
      />
      {place === 1 && count > 1 && <span className={styles.first}>{pictures.first}</span>}
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={styles.grip}
        {...attributes}
        {...listeners}
        aria-label={pictures.drag(place)}
      >
        <GripVertical size={18} aria-hidden />
      </button>
      <div className={styles.actions}>
        {button('earlier', ChevronLeft, pictures.earlier(place), place === 1)}
        {button('later', ChevronRight, pictures.later(place), place === count)}
        {button('crop', Crop, pictures.cropOf(place))}
        {hasTexts && button('texts', MessageSquareText, pictures.textsOf(place))}
        {button('remove', Trash, pictures.removeOf(place))}
      </div>
      {isTextMissing && <span className={styles.missing}>{pictures.textsMissing}</span>}
    </li>
  );
}
