import { ProviderError } from '#contract/client/provider-error.ts';
import type { UploadedPicture } from '#contract/pictures/answers.ts';
import type { UploadOptions } from './upload-picture.ts';

export interface Upload {
  id: number;
  file: Blob;
  name: string;
  state: 'waiting' | 'sending' | 'failed';
  /** The part that was sent, from 0 to 1. */
  sent: number;
  error?: unknown;
}

interface UploadQueueOptions {
  upload: (file: Blob, options: UploadOptions) => Promise<UploadedPicture>;
  onUploaded: (picture: UploadedPicture, upload: Upload) => void;
  /** Waits before an upload is sent again. */
  wait?: (seconds: number) => Promise<void>;
}

const CONCURRENCY = 3;
/** A shop that encodes other pictures says when to come back. */
const BUSY_SECONDS = 2;
const MAX_OFFLINE_RETRIES = 2;

const delay = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000));

/** How long to wait before a failed upload is sent again; undefined if a person has to decide. */
function findDelay(error: unknown, retries: number): number | undefined {
  if (!(error instanceof ProviderError)) return undefined;
  if (error.retryAfterSeconds !== undefined) return Math.max(1, error.retryAfterSeconds);
  if (error.code === 'unavailable') return BUSY_SECONDS * 2 ** Math.min(retries, 4);
  return error.code === 'offline' && retries < MAX_OFFLINE_RETRIES ? BUSY_SECONDS : undefined;
}

/** Uploads pictures, some at once; sends them again while the shop is busy. A failed one stays until it is removed. */
export function createUploadQueue({ upload, onUploaded, wait = delay }: UploadQueueOptions) {
  let uploads: readonly Upload[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const aborts = new Map<number, AbortController>();

  function set(next: readonly Upload[]): void {
    uploads = next;
    for (const listener of listeners) listener();
  }
  const change = (id: number, changes: Partial<Upload>) =>
    set(uploads.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const drop = (id: number) => set(uploads.filter((one) => one.id !== id));

  async function run({ id, file }: Upload): Promise<void> {
    const abort = new AbortController();
    aborts.set(id, abort);
    change(id, { state: 'sending', sent: 0, error: undefined });
    for (let retries = 0; ; retries += 1) {
      try {
        const onProgress = (sent: number) => change(id, { sent });
        const picture = await upload(file, { onProgress, signal: abort.signal });
        const done = uploads.find((one) => one.id === id);
        drop(id);
        if (done) onUploaded(picture, done);
        return;
      } catch (error) {
        const seconds = abort.signal.aborted ? undefined : findDelay(error, retries);
        if (seconds === undefined) return change(id, { state: 'failed', error });
        await wait(seconds);
        if (abort.signal.aborted) return;
        change(id, { sent: 0 });
      }
    }
  }

  function startNext(): void {
    const sending = uploads.filter(({ state }) => state === 'sending').length;
    const next = uploads
      .filter(({ state }) => state === 'waiting')
      .slice(0, Math.max(0, CONCURRENCY - sending));
    for (const one of next) {
      void run(one).finally(() => {
        aborts.delete(one.id);
        startNext();
      });
    }
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getUploads: (): readonly Upload[] => uploads,
    add(files: readonly (Blob & { name?: string })[]): void {
      const added = files.map((file) => ({
        ...{ id: nextId++, file, name: file.name ?? '' },
        ...{ state: 'waiting' as const, sent: 0 },
      }));
      set([...uploads, ...added]);
      startNext();
    },
    retry(id: number): void {
      change(id, { state: 'waiting', error: undefined });
      startNext();
    },
    remove(id: number): void {
      aborts.get(id)?.abort();
      drop(id);
      startNext();
    },
    /** Ends all uploads, when their field is gone. */
    close(): void {
      for (const abort of aborts.values()) abort.abort();
      set([]);
    },
  };
}
