import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Leaves compressed forms beside the built files that gain by it: prepared once, never per request. */
export function compressAssets(folder: string): void {
  for (const file of globSync(`${folder}/**/*.{js,css,svg}`)) {
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
