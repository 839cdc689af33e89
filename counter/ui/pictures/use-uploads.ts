import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { UploadedPicture } from '#contract/pictures/answers.ts';
import { uploadFile } from '#counter/data/upload-picture.ts';
import { createUploadQueue } from '#counter/data/upload-queue.ts';

/** Uploads that a field began. Those under way end when the field is unmounted. */
export function useUploads(onUploaded: (picture: UploadedPicture) => void) {
  const latest = useRef(onUploaded);
  latest.current = onUploaded;
  /** The files of this field's pictures, from which crops are made, and when each was chosen. */
  const [sources] = useState(() => new Map<string, { file: Blob; number: number }>());
  const [queue] = useState(() =>
    createUploadQueue({
      upload: uploadFile,
      onUploaded(picture, { file, id }) {
        sources.set(picture.key, { file, number: id });
        latest.current(picture);
      },
    }),
  );
  useEffect(() => () => queue.close(), [queue]);
  const uploads = useSyncExternalStore(queue.subscribe, queue.getUploads);
  return { uploads, queue, sources };
}

export type Uploads = ReturnType<typeof useUploads>;
