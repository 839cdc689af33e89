import sharp, { type Metadata } from 'sharp';
import { ApiRefusal, refuse } from '#api/platform/http/refusal.ts';
import { FULL_WIDTH } from '#api/platform/pictures/encode.ts';
import { type Crop, MAX_PICTURE_PIXELS } from '#contract/pictures/upload-rules.ts';
import { identifyPicture } from './identify-picture.ts';

/** WebP allows 16,383 pixels. */
const MAX_HEIGHT = 16_000;
const MAX_SECONDS = 30;

/** Reads size and format from the header alone; the pixels stay encoded. */
async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  const format = identifyPicture(bytes);
  const header = await sharp(bytes, { limitInputPixels: false }).metadata();
  const isExpected = header.format === format && (format !== 'heif' || header.compression === 'av1');
  if (!isExpected) throw refuse('picture-type-unknown');
  if (header.width * header.height > MAX_PICTURE_PIXELS) throw refuse('picture-has-too-many-pixels');
  return header;
}

/** The pixels of a crop in a picture of this size; at least one. */
function locateCrop({ width, height }: { width: number; height: number }, crop: Crop) {
  const cut = (start = 0, length = 1, size: number) => {
    const first = Math.min(size - 1, Math.round(start * size));
    return [first, Math.max(1, Math.min(size - first, Math.round(length * size)))] as const;
  };
  const [left, croppedWidth] = cut(crop.x, crop.width, width);
  const [top, croppedHeight] = cut(crop.y, crop.height, height);
  return { left, top, width: croppedWidth, height: croppedHeight };
}

/**
 * Decodes an uploaded file once and returns plain pixels as PNG: upright, cropped, in sRGB, without metadata, at most
 * FULL_WIDTH wide. All stored forms are encoded from this.
 */
export async function normalizePicture(bytes: Uint8Array, crop: Crop): Promise<Uint8Array> {
  try {
    const { autoOrient } = await readHeader(bytes);
    return await sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .extract(locateCrop(autoOrient, crop))
      .resize({ width: FULL_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer();
  } catch (error) {
    if (error instanceof ApiRefusal) throw error;
    throw refuse('picture-damaged');
  }
}
