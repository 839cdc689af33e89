import sharp, { type Sharp } from 'sharp';
import { listPictureWidths, namePicture } from '#contract/catalogue/pictures.ts';

/** The maximum width of stored pictures. No page shows them this wide: exports give them back to the shop's owner. */
export const FULL_WIDTH = 2000;
const PLACEHOLDER_WIDTH = 16;
const SMALL_SETTINGS = {
  webp: { quality: 78, effort: 5 },
  avif: { quality: 50, effort: 4, chromaSubsampling: '4:2:0' },
};
// Settings for pictures that the details screen may show at twice their size, where artefacts would be visible.
const ENLARGED_SETTINGS = {
  webp: { quality: 88, effort: 5 },
  avif: { quality: 68, effort: 4, chromaSubsampling: '4:4:4' },
};
/** Cards show narrower pictures, and no screen enlarges wider ones. */
const isEnlarged = (width: number) => width > 480 && width <= 1200;
const pickSettings = (width: number) => (isEnlarged(width) ? ENLARGED_SETTINGS : SMALL_SETTINGS);
// A WebP is stored as it is unless re-encoding makes it smaller by this share. So an exported catalogue is imported unchanged.
const MIN_SAVING = 0.1;

// Pictures are encoded in parallel, so more threads per picture gain nothing.
sharp.concurrency(1);

const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: 100_000_000 });

/** Resizes a picture: upright, without metadata, never enlarged. */
const resize = (bytes: Uint8Array, width: number): Sharp =>
  open(bytes).autoOrient().resize({ width, withoutEnlargement: true });

/** Computes the size of a picture's full form, and a small inline placeholder. Throws for incomplete pictures. */
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
  const { format, width, pages = 1, exif, icc, xmp, iptc } = await open(bytes).metadata();
  const encoded = await resize(bytes, FULL_WIDTH).webp(pickSettings(width).webp).toBuffer();
  const isClean = format === 'webp' && width <= FULL_WIDTH && pages === 1 && !(exif || icc || xmp || iptc);
  return isClean && encoded.length > bytes.length * (1 - MIN_SAVING) ? bytes : encoded;
}

/** The derived files of a picture by name, each encoded when it is requested. */
export function derivePictures(key: string, bytes: Uint8Array): Map<string, () => Promise<Uint8Array>> {
  const files = new Map<string, () => Promise<Uint8Array>>();
  files.set(namePicture(key, 'webp'), () => encodeFullWebp(bytes));
  files.set(namePicture(key, 'avif'), async () => {
    const { width } = await open(bytes).metadata();
    return resize(bytes, FULL_WIDTH).avif(pickSettings(width).avif).toBuffer();
  });
  for (const width of listPictureWidths(key)) {
    const { webp, avif } = pickSettings(width);
    files.set(namePicture(key, 'webp', width), () => resize(bytes, width).webp(webp).toBuffer());
    files.set(namePicture(key, 'avif', width), () => resize(bytes, width).avif(avif).toBuffer());
  }
  return files;
}
