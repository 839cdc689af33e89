import FileUp from 'lucide-react/icons/file-up';
import { type DragEvent, useId, useState } from 'react';
import styles from './file-drop.module.css';

interface FileDropProps {
  label: string;
  hint: string;
  /** The value of the input's accept attribute, such as '.csv'. */
  accept: string;
  chosen: string | undefined;
  error: string | undefined;
  onFile: (file: File) => void;
}

/** A file input that also accepts a dropped file. */
export function FileDrop({ label, hint, accept, chosen, error, onFile }: FileDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  }
  return (
    <div>
      <label
        className={styles.area}
        data-over={isOver}
        data-error={Boolean(error)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileUp size={26} strokeWidth={1.6} aria-hidden />
        <span className={styles.label}>{label}</span>
        {chosen && <bdi className={styles.chosen}>{chosen}</bdi>}
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
        <input
          type="file"
          className={styles.input}
          accept={accept}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={Boolean(error)}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) onFile(file);
            // Otherwise, choosing the same file again after correcting it would fire no event.
            event.currentTarget.value = '';
          }}
        />
      </label>
      <p id={`${id}-error`} className={styles.error} role="alert">
        {error}
      </p>
    </div>
  );
}
