/** Draws the icons and the share picture into app/icons; run by hand when the logo changes. */
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';

const SOURCE_FOLDER = 'app/illustrations';
const TARGET_FOLDER = 'app/icons';
// The size that most websites and chats expect for link previews.
const SHARE_PICTURE = { width: 1200, height: 630 };
// The logo is drawn in the free space at the top of the picture.
const LOGO_POSITION = { width: 400, left: 460, top: 72 };

/** The logo with a transparent margin. */
function drawIcon(size: number) {
  const margin = Math.round(size / 12);
  const inner = size - 2 * margin;
  return sharp(`${SOURCE_FOLDER}/logo-mark.svg`, { density: (72 * size) / 64 })
    .resize(inner, inner)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#0000' });
}

/** The logo on a full-bleed background, for systems that mask icons. */
const drawMaskableIcon = (size: number) => sharp(`${SOURCE_FOLDER}/icon-maskable.svg`).resize(size, size);

mkdirSync(TARGET_FOLDER, { recursive: true });
const PNG_OPTIONS = { compressionLevel: 9, palette: true, effort: 10 } as const;
await drawIcon(192).png(PNG_OPTIONS).toFile(`${TARGET_FOLDER}/icon-192.png`);
await drawIcon(512).png(PNG_OPTIONS).toFile(`${TARGET_FOLDER}/icon-512.png`);
await drawMaskableIcon(512).png(PNG_OPTIONS).toFile(`${TARGET_FOLDER}/icon-maskable-512.png`);
await drawMaskableIcon(180).png(PNG_OPTIONS).toFile(`${TARGET_FOLDER}/apple-touch-icon.png`);

const logo = await sharp(`${SOURCE_FOLDER}/logo.svg`, { density: 200 })
  .resize({ width: LOGO_POSITION.width })
  .png()
  .toBuffer();
await sharp('catalog/hero/home.webp')
  .resize({ ...SHARE_PICTURE, fit: 'cover', position: 'bottom' })
  .composite([{ input: logo, left: LOGO_POSITION.left, top: LOGO_POSITION.top }])
  .jpeg({ quality: 84, mozjpeg: true })
  .toFile(`${TARGET_FOLDER}/share.jpg`);
