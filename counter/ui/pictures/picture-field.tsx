import { Button, Input } from '@mantine/core';
import Crop from 'lucide-react/icons/crop';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Trash from 'lucide-react/icons/trash';
import { useEffect, useId, useRef } from 'react';
import { writePictureUrl } from '#contract/catalogue/pictures.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useDialog } from '#counter/ui/use-dialog.ts';
import { PictureChooser } from './picture-chooser.tsx';
import { type PictureDialog, PictureDialogs } from './picture-dialogs.tsx';
import type { FieldPicture } from './picture-order.ts';
import styles from './pictures.module.css';
import { UploadList } from './upload-list.tsx';
import { useFocusNext } from './use-focus-next.ts';
import { usePaste } from './use-paste.ts';
import { useUploads } from './use-uploads.ts';

interface PictureFieldProps {
  label: string;
  description?: string;
  error?: string | undefined;
  value: FieldPicture | undefined;
  onChange: (value: FieldPicture | undefined) => void;
  /** The aspect ratio of crops (width divided by height); any if absent. */
  aspect?: number;
  hasTexts?: boolean;
  isDisabled?: boolean;
  /** Says whether an upload is under way, so that a form waits for it before it is saved. */
  onBusyChange?: (isBusy: boolean) => void;
}

/** A field for one picture: it is uploaded at once, and the value has its key. A new file replaces it. */
export function PictureField({
  label,
  description,
  error,
  value,
  onChange,
  aspect,
  hasTexts = false,
  isDisabled = false,
  onBusyChange,
}: PictureFieldProps) {
  const { pictures } = useTexts();
  const id = useId();
  const area = useRef<HTMLFieldSetElement>(null);
  const dialog = useDialog<PictureDialog>();
  const { uploads, queue, sources } = useUploads(({ key }) => onChange({ key, textEn: '', textAr: '' }));
  const isBusy = uploads.some(({ state }) => state !== 'failed');
  useEffect(() => onBusyChange?.(isBusy), [isBusy, onBusyChange]);

  function takeFiles([file]: readonly File[]): void {
    if (!file || isDisabled) return;
    for (const { id: earlier } of uploads) queue.remove(earlier);
    queue.add([file]);
  }
  usePaste(area, takeFiles);
  const focusNext = useFocusNext();
  function remove(): void {
    onChange(undefined);
    area.current?.querySelector('input')?.focus();
  }

  return (
    <Input.Wrapper
      label={label}
      description={description}
      error={error}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
    >
      <fieldset ref={area} className={styles.field} aria-labelledby={`${id}-label`} disabled={isDisabled}>
        {value && (
          <div className={styles.one}>
            <img
              className={styles.onePicture}
              src={writePictureUrl('', value.key, 480)}
              alt={value.textEn || value.textAr}
            />
            <div className={styles.oneActions}>
              <Button
                variant="default"
                size="xs"
                data-action="crop"
                leftSection={<Crop size={16} aria-hidden />}
                onClick={() => dialog.open({ kind: 'crop', picture: value })}
              >
                {pictures.crop}
              </Button>
              {hasTexts && (
                <Button
                  variant="default"
                  size="xs"
                  data-action="texts"
                  leftSection={<MessageSquareText size={16} aria-hidden />}
                  onClick={() => dialog.open({ kind: 'texts', picture: value })}
                >
                  {pictures.texts}
                </Button>
              )}
              <Button
                variant="default"
                size="xs"
                leftSection={<Trash size={16} aria-hidden />}
                onClick={remove}
              >
                {pictures.remove}
              </Button>
            </div>
          </div>
        )}
        <UploadList uploads={uploads} queue={queue} />
        <PictureChooser isMultiple={false} isDisabled={isDisabled} onFiles={takeFiles} />
      </fieldset>
      <PictureDialogs
        dialog={dialog}
        aspect={aspect}
        sources={sources}
        onClosed={(_, kind) => focusNext(() => area.current?.querySelector(`[data-action="${kind}"]`))}
        onReplace={(_, { key }) => value && onChange({ ...value, key })}
        onTexts={(_, texts) => value && onChange({ ...value, ...texts })}
      />
    </Input.Wrapper>
  );
}
