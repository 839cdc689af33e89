import * as v from 'valibot';
import { writeQuery } from '#contract/client/client.ts';
import { ProviderError, readRefusal } from '#contract/client/provider-error.ts';
import { type UploadedPicture, uploadedPictureAnswer } from '#contract/pictures/answers.ts';
import { uploadPicture } from '#contract/pictures/staff-calls.ts';
import { type Crop, MAX_PICTURE_BYTES } from '#contract/pictures/upload-rules.ts';
import { retryInterrupted, STAFF_API } from './staff-client.ts';

export interface UploadOptions {
  crop?: Crop | undefined;
  /** Receives the part that was sent, from 0 to 1. */
  onProgress?: (sent: number) => void;
  signal?: AbortSignal;
}

const JPEG_QUALITY = 0.92;
const isHeic = ({ type, name = '' }: Blob & { name?: string }) =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** Converts a HEIC picture to JPEG if the browser can decode it, as Safari can: the server can't. */
async function convertHeic(file: Blob): Promise<Blob> {
  if (!isHeic(file)) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const canvas = Object.assign(document.createElement('canvas'), {
      width: bitmap.width,
      height: bitmap.height,
    });
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    const converted = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
    });
    return converted ?? file;
  } catch {
    return file;
  }
}

/** Parses JSON; undefined if it is none. */
function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readAnswer(request: XMLHttpRequest): UploadedPicture {
  const body = parseBody(request.responseText);
  if (request.status >= 300) {
    const retryAfter = request.getResponseHeader('retry-after');
    const headers = new Headers(retryAfter === null ? {} : { 'retry-after': retryAfter });
    throw readRefusal(new Response(null, { status: request.status, headers }), body);
  }
  const parsed = v.safeParse(uploadedPictureAnswer, body);
  if (!parsed.success) throw new ProviderError('malformed', { status: request.status });
  return parsed.output.data;
}

/** Sends a file. `fetch` can't report how much was sent. */
function send(file: Blob, { crop, onProgress, signal }: UploadOptions): Promise<UploadedPicture> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new ProviderError('aborted'));
    const request = new XMLHttpRequest();
    request.open('POST', STAFF_API + uploadPicture.path + writeQuery(crop ?? {}));
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(loaded / total));
    request.addEventListener('load', () => {
      try {
        resolve(readAnswer(request));
      } catch (error) {
        reject(error);
      }
    });
    request.addEventListener('error', () => reject(new ProviderError('offline')));
    request.addEventListener('abort', () => reject(new ProviderError('aborted')));
    signal?.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

/** Uploads a picture. Throws only ProviderError. */
export async function uploadFile(file: Blob, options: UploadOptions = {}): Promise<UploadedPicture> {
  const sent = await convertHeic(file);
  // Known before it is sent. Other refusals need the file's content.
  if (sent.size > MAX_PICTURE_BYTES)
    throw new ProviderError('rejected', { status: 413, refusal: 'picture-file-too-large' });
  return retryInterrupted(() => send(sent, options));
}
