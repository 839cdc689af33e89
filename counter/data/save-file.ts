import { ProviderError, readRefusal } from '#contract/client/provider-error.ts';
import { retryInterrupted } from './staff-client.ts';

async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address).catch((cause) => {
    throw new ProviderError('offline', { cause });
  });
  if (response.ok) return response;
  throw readRefusal(response, await response.json().catch(() => undefined));
}

/** Downloads a file under the name in the response. Throws if the server refuses, unlike a plain link. */
export async function saveFile(address: string): Promise<void> {
  const response = await retryInterrupted(() => fetchFile(address));
  const [, name = 'export'] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
