/** Creates the tall hero panels in app/hero from catalog/hero; run this by hand when a picture changes. */
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';

const SOURCE_FOLDER = 'catalog/hero';
const TARGET_FOLDER = 'app/hero';
const SOURCE_HEIGHT = 900;
const HEIGHT_RATIO = 1.1;
const WIDTHS = [400, 640, 900];
const PLACEHOLDER_WIDTH = 16;
// Number of rows at the edge of a picture that are stretched to extend its background.
const EDGE_ROWS = 24;

/**
 * The crop of each panel. It contains the whole group of products, with free space above and space for text below.
 */
const FRAMES = {
  tech: { left: 385, width: 1235, above: 60 },
  home: { left: 315, width: 1297, above: 60 },
  style: { left: 362, width: 1256, above: 60 },
};

/** Extends the background at an edge. The strip is scaled up from few pixels, so that it is smooth. */
async function stretchEdge(panel: Buffer, top: number, width: number, height: number): Promise<Buffer> {
  const edge = await sharp(panel).extract({ left: 0, top, width, height: EDGE_ROWS }).flip().toBuffer();
  const few = await sharp(edge).resize(16, 3, { fit: 'fill' }).toBuffer();
  return sharp(few).resize(width, height, { fit: 'fill' }).toBuffer();
}

/** Cuts a panel that is taller than the picture, and extends the background above and below. */
async function cutPanel(file: string, { left, width, above }: (typeof FRAMES)['tech']): Promise<Buffer> {
  const height = Math.round(width * HEIGHT_RATIO);
  const below = height - above - SOURCE_HEIGHT;
  const wide = await sharp(file).extend({ right: 40, extendWith: 'copy' }).png().toBuffer();
  const panel = await sharp(wide).extract({ left, top: 0, width, height: SOURCE_HEIGHT }).toBuffer();
  const background = { width, height, channels: 3, background: 'white' } as const;
  return sharp({ create: background })
    .composite([
      { input: await stretchEdge(panel, 0, width, above), left: 0, top: 0 },
      { input: panel, left: 0, top: above },
      {
        input: await stretchEdge(panel, SOURCE_HEIGHT - EDGE_ROWS, width, below),
        left: 0,
        top: height - below,
      },
    ])
    .png()
    .toBuffer();
}

mkdirSync(TARGET_FOLDER, { recursive: true });
for (const [name, frame] of Object.entries(FRAMES)) {
  const panel = await cutPanel(`${SOURCE_FOLDER}/${name}.webp`, frame);
  const resize = (width: number) => sharp(panel).resize(width, Math.round(width * HEIGHT_RATIO));
  for (const width of WIDTHS) {
    await resize(width).avif({ quality: 62, effort: 6 }).toFile(`${TARGET_FOLDER}/${name}-${width}.avif`);
    await resize(width).webp({ quality: 82, effort: 6 }).toFile(`${TARGET_FOLDER}/${name}-${width}.webp`);
  }
  await resize(PLACEHOLDER_WIDTH)
    .webp({ quality: 20, effort: 6 })
    .toFile(`${TARGET_FOLDER}/${name}-${PLACEHOLDER_WIDTH}.webp`);
}
