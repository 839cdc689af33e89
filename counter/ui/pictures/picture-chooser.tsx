import Camera from 'lucide-react/icons/camera';
import ImagePlus from 'lucide-react/icons/image-plus';
import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { PICTURE_TYPES } from '#contract/pictures/upload-rules.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import styles from './pictures.module.css';

interface PictureChooserProps {
  /** Whether several files can be chosen. */
  isMultiple: boolean;
  isDisabled: boolean;
  onFiles: (files: File[]) => void;
}

// HEIC is listed so that Macs offer it: Safari converts it. iPhones convert to JPEG because it is listed first.
const ACCEPT = [...PICTURE_TYPES, '.heic', '.heif'].join(',');

/** Chooses pictures from files, by dropping them, or with the camera of a phone. */
export function PictureChooser({ isMultiple, isDisabled, onFiles }: PictureChooserProps) {
  const { pictures } = useTexts();
  const id = useId();
  const [isOver, setOver] = useState(false);
  function choose(event: ChangeEvent<HTMLInputElement>): void {
    onFiles([...(event.currentTarget.files ?? [])]);
    // Without this, choosing the same file again would fire no event.
    event.currentTarget.value = '';
  }
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (!isDisabled) onFiles(isMultiple ? files : files.slice(0, 1));
  }
  return (
    <div className={styles.chooser}>
      <label
        className={styles.area}
        data-over={isOver && !isDisabled}
        data-disabled={isDisabled}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <ImagePlus size={26} strokeWidth={1.6} aria-hidden />
        <span className={styles.label}>{isMultiple ? pictures.add : pictures.addOne}</span>
        <span className={styles.hint} id={id}>
          {pictures.addHint}
        </span>
        <input
          type="file"
          className={styles.input}
          accept={ACCEPT}
          multiple={isMultiple}
          disabled={isDisabled}
          aria-describedby={id}
          onChange={choose}
        />
      </label>
      <label className={styles.camera} data-disabled={isDisabled}>
        <Camera size={18} aria-hidden />
        {pictures.takePhoto}
        <input
          type="file"
          className={styles.input}
          accept="image/*"
          capture="environment"
          disabled={isDisabled}
          onChange={choose}
        />
      </label>
    </div>
  );
}
