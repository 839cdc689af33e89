import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Whatever in a folder anybody but its owner may do anything with, the folder itself included; as `mode path`. */
export function listOpenToOthers(folder: string): string[] {
  return ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].flatMap((name) => {
    const { mode } = lstatSync(join(folder, name));
    return mode & 0o077 ? [`${(mode & 0o777).toString(8)} ${name}`] : [];
  });
}
