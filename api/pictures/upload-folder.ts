import { join } from 'node:path';
import { makeFolder, nameTemporary } from '#api/platform/files.ts';

/**
 * The folder of uploads under way, in the media folder, which all servers share. `/media` never serves it: its name
 * begins with a dot.
 */
export const uploadFolderOf = (mediaDir: string): string => join(mediaDir, '.uploads');

/** The normalized picture from which the AVIF files are encoded; deleted afterwards. */
export const masterOf = (mediaDir: string, key: string): string =>
  join(uploadFolderOf(mediaDir), `${key}.png`);

/** A path for a file that is being received; creates its folder. */
export function makeUploadPath(mediaDir: string): string {
  makeFolder(uploadFolderOf(mediaDir), 0o700);
  return nameTemporary(join(uploadFolderOf(mediaDir), 'received'));
}
