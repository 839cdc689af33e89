/** Draws the icons and the share picture into app/icons; run by hand when the logo changes. */
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';

const FROM = 'app/illustrations';
const TO = 'app/icons';
// The size that most websites and chats expect for link previews.
const SHARE_PICTURE = { width: 1200, height: 630 };
// The logo is drawn in the free space at the top of the picture.
const LOGO = { width: 400, left: 460, top: 72 };

/** The logo with a transparent margin. */
function drawIcon(size: number) {
  const margin = Math.round(size / 12);
  const inner = size - 2 * margin;
  return sharp(`${FROM}/logo-mark.svg`, { density: (72 * size) / 64 })
    .resize(inner, inner)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#0000' });
}

/** The logo on a full-bleed background, for systems that mask icons. */
const drawMaskableIcon = (size: number) => sharp(`${FROM}/icon-maskable.svg`).resize(size, size);

mkdirSync(TO, { recursive: true });
const png = { compressionLevel: 9, palette: true, effort: 10 } as const;
await drawIcon(192).png(png).toFile(`${TO}/icon-192.png`);
await drawIcon(512).png(png).toFile(`${TO}/icon-512.png`);
await drawMaskableIcon(512).png(png).toFile(`${TO}/icon-maskable-512.png`);
await drawMaskableIcon(180).png(png).toFile(`${TO}/apple-touch-icon.png`);

const logo = await sharp(`${FROM}/logo.svg`, { density: 200 }).resize({ width: LOGO.width }).png().toBuffer();
await sharp('catalog/hero/home.webp')
  .resize({ ...SHARE_PICTURE, fit: 'cover', position: 'bottom' })
  .composite([{ input: logo, left: LOGO.left, top: LOGO.top }])
  .jpeg({ quality: 84, mozjpeg: true })
  .toFile(`${TO}/share.jpg`);
