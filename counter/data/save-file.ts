import { ProviderError, readRefusal } from '#contract/client/provider-error.ts';
import { retryInterrupted } from './staff-client.ts';

async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address).catch((cause) => {
    throw new ProviderError('offline', { cause });
  });
  if (response.ok) return response;
  throw readRefusal(response, await response.json().catch(() => undefined));
}

/** Has the browser save a file. */
export function saveBlob(name: string, blob: Blob): void {
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // Some browsers read the URL only after the click event.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** Downloads a file under the name in the response. Throws if the server refuses, unlike a plain link. */
export async function saveFile(address: string): Promise<void> {
  const response = await retryInterrupted(() => fetchFile(address));
  const [, name = 'export'] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  saveBlob(name, await response.blob());
}
