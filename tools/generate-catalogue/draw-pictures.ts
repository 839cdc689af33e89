/** Draws placeholder pictures: parcels for products, emblems for brands. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPictures } from '#api/platform/pictures/read.ts';
import { storePictures } from '#api/platform/pictures/store.ts';
import type { PictureRow } from '#api/platform/pictures/tables.ts';

const PICTURE_PX = 240;
const HUES = [14, 128, 232];

const drawFrame = (background: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_PX}" height="${PICTURE_PX}" viewBox="0 0 48 48"><rect width="48" height="48" fill="${background}"/>${content}</svg>`;

const drawParcel = (hue: number) =>
  drawFrame(
    `hsl(${hue} 40% 94%)`,
    `<path d="M10 18 24 12l14 6v16L24 40 10 34Z" fill="#c99a63"/><path d="M10 18 24 24v16L10 34Z" fill="#b58350"/>
     <path d="M10 18 24 12l14 6-14 6Z" fill="#dcb485"/><path d="m16 15.4 14 6v5l3-1.3v-5l-14-6Z" fill="hsl(${hue} 45% 55%)"/>`,
  );

const SHAPES = [
  '<circle cx="24" cy="24" r="11"/>',
  '<path d="M24 11 37 34H11Z"/>',
  '<rect x="13" y="13" width="22" height="22" rx="6"/>',
];

const drawEmblem = (hue: number, at: number) =>
  drawFrame(
    '#fff',
    `<g fill="hsl(${hue} 55% 42%)">${SHAPES[at % SHAPES.length]}</g><circle cx="24" cy="25" r="3.5" fill="#fff"/>`,
  );

/** Draws the pictures and stores them in the media folder. */
export async function drawPictures(
  mediaDir: string,
): Promise<{ parcels: PictureRow[]; emblems: PictureRow[] }> {
  // Loaded lazily, because sharp is large.
  const { default: sharp } = await import('sharp');
  const drawings = HUES.flatMap((hue, at) => [
    { name: `parcel-${at + 1}.png`, svg: drawParcel(hue) },
    { name: `emblem-${at + 1}.png`, svg: drawEmblem(hue, at) },
  ]);
  const folder = await mkdtemp(join(tmpdir(), 'my-store-drawn-'));
  try {
    for (const { name, svg } of drawings)
      await writeFile(join(folder, name), await sharp(Buffer.from(svg)).png().toBuffer());
    const { pictureOf } = await readPictures(
      folder,
      drawings.map(({ name }) => name),
    );
    const drawn = [...pictureOf.values()];
    await storePictures({ folder, mediaDir, pictures: drawn });
    return {
      parcels: drawn.filter(({ source }) => source.startsWith('parcel')),
      emblems: drawn.filter(({ source }) => source.startsWith('emblem')),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
