import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { type BrotliOptions, brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** All of these are tried, because the settings with the smallest result differ from file to file. */
const BROTLI_SETTINGS: BrotliOptions['params'][] = [
  {},
  { [constants.BROTLI_PARAM_LGBLOCK]: 16 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 2 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 3 },
];

function compressSmallest(bytes: Buffer, settings: typeof BROTLI_SETTINGS): Buffer {
  const results = settings.map((params) => brotliCompressSync(bytes, { params }));
  return results.reduce((best, form) => (form.length < best.length ? form : best));
}

/** Writes .br and .gz files beside the built text files, so that no request has to compress them. */
export function compressAssets(folder: string, { isThorough = false } = {}): void {
  const settings = isThorough ? BROTLI_SETTINGS : [{}];
  for (const file of globSync(`${folder}/assets/*.{js,css,svg}`)) {
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, compressSmallest(bytes, settings));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
