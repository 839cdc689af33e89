import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { Input } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import type { UploadedPicture } from '#contract/pictures/answers.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useDialog } from '#counter/ui/use-dialog.ts';
import { type PictureAction, PictureCard } from './picture-card.tsx';
import { PictureChooser } from './picture-chooser.tsx';
import { type PictureDialog, PictureDialogs } from './picture-dialogs.tsx';
import { addInOrder, type FieldPicture, movePicture, replacePicture } from './picture-order.ts';
import styles from './pictures.module.css';
import { UploadList } from './upload-list.tsx';
import { useFocusNext } from './use-focus-next.ts';
import { usePaste } from './use-paste.ts';
import { useUploads } from './use-uploads.ts';

interface PicturesFieldProps {
  label: string;
  description?: string;
  error?: string | undefined;
  value: readonly FieldPicture[];
  onChange: (value: readonly FieldPicture[]) => void;
  /** How many pictures there can be. */
  max?: number;
  /** The only allowed width divided by height of crops. */
  aspect?: number;
  hasTexts?: boolean;
  isDisabled?: boolean;
  /** Says whether uploads are under way, so that a form waits for them before it is saved. */
  onBusyChange?: (isBusy: boolean) => void;
}

/** A field for pictures in an order: they are uploaded at once, and the value has their keys. */
export function PicturesField({
  label,
  description,
  error,
  value,
  onChange,
  max = 10,
  aspect,
  hasTexts = true,
  isDisabled = false,
  onBusyChange,
}: PicturesFieldProps) {
  const { pictures } = useTexts();
  const id = useId();
  const area = useRef<HTMLFieldSetElement>(null);
  const dialog = useDialog<PictureDialog>();
  const [said, say] = useState('');
  const [problem, setProblem] = useState<string>();
  // Uploads end between renders.
  const latest = useRef(value);
  latest.current = value;
  function change(next: readonly FieldPicture[]): void {
    if (next === latest.current) return;
    latest.current = next;
    onChange(next);
  }

  const { uploads, queue, sources } = useUploads(({ key }: UploadedPicture) => {
    change(addInOrder(latest.current, { key, textEn: '', textAr: '' }, (one) => sources.get(one)?.number));
    say(pictures.uploaded);
  });
  const isBusy = uploads.some(({ state }) => state !== 'failed');
  useEffect(() => onBusyChange?.(isBusy), [isBusy, onBusyChange]);

  const room = Math.max(0, max - value.length - uploads.length);
  function takeFiles(files: readonly File[]): void {
    setProblem(files.length > room ? pictures.tooMany(max) : undefined);
    if (!isDisabled) queue.add(files.slice(0, room));
  }
  usePaste(area, takeFiles);

  const focusNext = useFocusNext();
  const focusAction = (key: string | undefined, action: string) =>
    focusNext(() => {
      const card = key === undefined ? null : area.current?.querySelector(`[data-key="${CSS.escape(key)}"]`);
      return card?.querySelector(`[data-action="${action}"]`) ?? area.current?.querySelector('input');
    });

  function move(from: number, to: number): void {
    const next = movePicture(latest.current, from, to);
    if (next === latest.current) return;
    say(pictures.moved(to + 1, next.length));
    change(next);
  }
  function act(at: number, action: PictureAction): void {
    const picture = value[at];
    if (!picture) return;
    if (action === 'crop' || action === 'texts') dialog.open({ kind: action, picture });
    else if (action === 'remove') {
      focusAction((value[at + 1] ?? value[at - 1])?.key, 'remove');
      say(pictures.removed);
      change(value.toSpliced(at, 1));
    } else {
      focusAction(picture.key, action);
      move(at, action === 'earlier' ? at - 1 : at + 1);
    }
  }

  const placeOf = (key: unknown) => value.findIndex((one) => one.key === key) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => pictures.pickedUp(placeOf(active.id), value.length),
    // At its own place nothing is said: this comes right after the picture was picked up.
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? pictures.moved(placeOf(over.id), value.length) : undefined,
    onDragEnd: ({ over }) => (over ? pictures.moved(placeOf(over.id), value.length) : pictures.cancelled),
    onDragCancel: () => pictures.cancelled,
  };
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const endDrag = ({ active, over }: DragEndEvent) =>
    over && move(placeOf(active.id) - 1, placeOf(over.id) - 1);

  return (
    <Input.Wrapper
      label={label}
      description={description}
      error={error ?? problem}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
    >
      <fieldset ref={area} className={styles.field} aria-labelledby={`${id}-label`}>
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={{ announcements, screenReaderInstructions: { draggable: pictures.dragHelp } }}
          onDragEnd={endDrag}
        >
          <SortableContext items={value.map(({ key }) => key)} strategy={rectSortingStrategy}>
            {value.length > 0 && (
              <ol className={styles.cards}>
                {value.map((picture, at) => (
                  <PictureCard
                    key={picture.key}
                    picture={picture}
                    place={at + 1}
                    count={value.length}
                    isDisabled={isDisabled}
                    hasTexts={hasTexts}
                    onAction={(action) => act(at, action)}
                  />
                ))}
              </ol>
            )}
          </SortableContext>
        </DndContext>
        <UploadList uploads={uploads} queue={queue} />
        <PictureChooser isMultiple isDisabled={isDisabled || room === 0} onFiles={takeFiles} />
        {room === 0 && uploads.length === 0 && <p className={styles.hint}>{pictures.full(max)}</p>}
        <p className={styles.hidden} role="status">
          {said}
        </p>
      </fieldset>
      <PictureDialogs
        dialog={dialog}
        aspect={aspect}
        sources={sources}
        onClosed={focusAction}
        onReplace={(key, cropped) => change(replacePicture(latest.current, key, cropped.key))}
        onTexts={(key, texts) =>
          change(latest.current.map((one) => (one.key === key ? { ...one, ...texts } : one)))
        }
      />
    </Input.Wrapper>
  );
}
