import sharp, { type Sharp } from 'sharp';
import { namePicture, PICTURE_WIDTHS } from '#contract/catalogue/pictures.ts';

const FULL_WIDTH = 1200;
const PLACEHOLDER_WIDTH = 16;
const WEBP = { quality: 78, effort: 5 };
const AVIF = { quality: 50, effort: 4, chromaSubsampling: '4:2:0' };
// A WebP that re-encoding would shrink by less than this is kept, so that an exported catalogue is imported unchanged.
const MIN_SAVING = 0.1;

// Pictures are encoded in parallel, so more threads per picture gain nothing.
sharp.concurrency(1);

const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: 100_000_000 });

/** Resizes a picture: upright, without metadata, never enlarged. */
const resize = (bytes: Uint8Array, width: number): Sharp =>
  open(bytes).autoOrient().resize({ width, withoutEnlargement: true });

/** The size of a picture's full form, and an inline placeholder of about 180 characters. Throws for incomplete pictures. */
export async function describePicture(bytes: Uint8Array) {
  const { autoOrient } = await open(bytes).metadata();
  const width = Math.min(autoOrient.width, FULL_WIDTH);
  const tiny = await resize(bytes, PLACEHOLDER_WIDTH).webp({ quality: 20, effort: 6 }).toBuffer();
  return {
    width,
    height: Math.max(1, Math.round((autoOrient.height * width) / autoOrient.width)),
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  };
}

async function encodeFullWebp(bytes: Uint8Array): Promise<Uint8Array> {
  const encoded = await resize(bytes, FULL_WIDTH).webp(WEBP).toBuffer();
  const { format, width, pages = 1, exif, icc, xmp, iptc } = await open(bytes).metadata();
  const isClean = format === 'webp' && width <= FULL_WIDTH && pages === 1 && !(exif || icc || xmp || iptc);
  return isClean && encoded.length > bytes.length * (1 - MIN_SAVING) ? bytes : encoded;
}

/** The derived files of a picture by name, each encoded when it is requested. */
export function derivePictures(key: string, bytes: Uint8Array): Map<string, () => Promise<Uint8Array>> {
  const files = new Map<string, () => Promise<Uint8Array>>();
  files.set(namePicture(key, 'webp'), () => encodeFullWebp(bytes));
  files.set(namePicture(key, 'avif'), () => resize(bytes, FULL_WIDTH).avif(AVIF).toBuffer());
  for (const width of PICTURE_WIDTHS) {
    files.set(namePicture(key, 'webp', width), () => resize(bytes, width).webp(WEBP).toBuffer());
    files.set(namePicture(key, 'avif', width), () => resize(bytes, width).avif(AVIF).toBuffer());
  }
  return files;
}
