import { refuse } from '#api/platform/http/refusal.ts';

const isAt = (bytes: Uint8Array, offset: number, text: string) =>
  Buffer.from(bytes.subarray(offset, offset + text.length)).toString('latin1') === text;

const AVIF_BRANDS = new Set(['avif', 'avis']);
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);
const MAX_BRANDS = 16;

/** The brands in the first box of an ISO media file, such as AVIF and HEIC. */
function readBrands(bytes: Uint8Array): string[] {
  if (!isAt(bytes, 4, 'ftyp')) return [];
  const length = Math.min(Buffer.from(bytes.subarray(0, 4)).readUInt32BE(), 16 + 4 * MAX_BRANDS);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= Math.min(length, bytes.length); at += 4)
    brands.push(Buffer.from(bytes.subarray(at, at + 4)).toString('latin1'));
  return brands;
}

/** The formats of uploads, in sharp's names. */
export type UploadFormat = 'jpeg' | 'png' | 'webp' | 'heif';

/**
 * Identifies an accepted format by its signature, so that no other decoder of libvips (SVG, GIF, TIFF, …) sees an
 * uploaded file.
 */
export function identifyPicture(bytes: Uint8Array): UploadFormat {
  if (bytes.length === 0) throw refuse('picture-required');
  if (isAt(bytes, 0, '\xff\xd8\xff')) return 'jpeg';
  if (isAt(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (isAt(bytes, 0, 'RIFF') && isAt(bytes, 8, 'WEBP')) return 'webp';
  const brands = readBrands(bytes);
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return 'heif';
  // The bundled libheif has no HEVC decoder, for its patents.
  throw refuse(brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'picture-is-heic' : 'picture-type-unknown');
}
