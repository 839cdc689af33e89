import { type RefObject, useEffect, useRef } from 'react';

interface Field {
  area: RefObject<HTMLElement | null>;
  onFiles: (files: File[]) => void;
}

const fields = new Set<Field>();

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** The field for a paste: the one with the focus, or the only one. Text fields keep their own pastes. */
function findField(target: EventTarget | null): Field | undefined {
  const focused = [...fields].find(({ area }) => area.current?.contains(target as Node | null));
  if (focused) return focused;
  return fields.size === 1 && !isEditable(target) ? [...fields][0] : undefined;
}

/** Gives a field the pictures that are pasted. */
export function usePaste(area: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): void {
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const field: Field = { area, onFiles: (files) => latest.current(files) };
    function paste(event: ClipboardEvent): void {
      const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
      if (files.length === 0 || findField(event.target) !== field) return;
      event.preventDefault();
      field.onFiles(files);
    }
    fields.add(field);
    document.addEventListener('paste', paste);
    return () => {
      fields.delete(field);
      document.removeEventListener('paste', paste);
    };
  }, [area]);
}
