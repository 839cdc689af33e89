import { ActionIcon, Progress } from '@mantine/core';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import type { Upload } from '#counter/data/upload-queue.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useErrorTexts } from '#counter/ui/describe-error.ts';
import styles from './pictures.module.css';
import type { Uploads } from './use-uploads.ts';

/** The uploads under way and the failed ones. */
export function UploadList({ uploads, queue }: Pick<Uploads, 'uploads' | 'queue'>) {
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.uploads}>
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} queue={queue} />
      ))}
    </ul>
  );
}

function UploadRow({ upload, queue }: { upload: Upload; queue: Uploads['queue'] }) {
  const { common, pictures } = useTexts();
  const { describeFailure } = useErrorTexts();
  const { id, name, state, sent, error } = upload;
  const shownName = name || pictures.pasted;
  const percent = Math.round(sent * 100);
  const isFailed = state === 'failed';
  const sending = percent < 100 ? pictures.progress(percent) : pictures.processing;
  return (
    <li className={styles.upload} data-failed={isFailed}>
      <span className={styles.uploadText}>
        <bdi className={styles.uploadName}>{shownName}</bdi>
        {isFailed ? (
          <span className={styles.error} role="alert">
            <span className={styles.hidden}>{pictures.failed(shownName)}</span>
            {describeFailure(error)}
          </span>
        ) : (
          <span className={styles.hint}>{state === 'waiting' ? pictures.waiting : sending}</span>
        )}
      </span>
      {isFailed ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={`${common.retry}: ${shownName}`}
          onClick={() => queue.retry(id)}
        >
          <RotateCcw size={18} aria-hidden />
        </ActionIcon>
      ) : (
        <Progress
          className={styles.progress}
          value={percent}
          animated={percent === 100}
          aria-label={pictures.uploading(shownName)}
        />
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={`${pictures.remove}: ${shownName}`}
        onClick={() => queue.remove(id)}
      >
        <X size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}
