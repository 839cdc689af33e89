import sharp from 'sharp';
import { LANGUAGES } from '#contract/constants.ts';
import type { Screenshot } from './capture-screens.ts';

/** Only the widths of a phone and a desktop, so that the sheet stays readable. */
const WIDTHS = [390, 1440];
const ROW_PX = 210;
const GAP_PX = 10;
const BACKGROUND = { light: '#d9d3c9', dark: '#4a453d' };
const QUALITY = 62;

/** Composes one picture of a theme, a row per screen, small enough for the repository. */
export async function composeSheet(
  folder: string,
  screenshots: Screenshot[],
  theme: Screenshot['theme'],
  to: string,
): Promise<void> {
  const screens = [...new Set(screenshots.map(({ screen }) => screen))];
  const placed = screens.map((screen) =>
    LANGUAGES.flatMap((language) =>
      WIDTHS.flatMap((width) =>
        screenshots.filter(
          (one) =>
            one.screen === screen && one.language === language && one.width === width && one.theme === theme,
        ),
      ),
    ),
  );
  const scaled = ({ width, height }: Screenshot) => Math.round((width / height) * ROW_PX);
  const tiles = placed.flatMap((row, at) => {
    let left = GAP_PX;
    return row.map(async (one) => {
      const place = { left, top: GAP_PX + at * (ROW_PX + GAP_PX) };
      left += scaled(one) + GAP_PX;
      const input = await sharp(`${folder}/${one.file}`).resize(scaled(one), ROW_PX).toBuffer();
      return { input, ...place };
    });
  });
  const width = Math.max(
    ...placed.map((row) => row.reduce((sum, one) => sum + scaled(one) + GAP_PX, GAP_PX)),
  );
  const height = GAP_PX + placed.length * (ROW_PX + GAP_PX);
  await sharp({ create: { width, height, channels: 3, background: BACKGROUND[theme] } })
    .composite(await Promise.all(tiles))
    .webp({ quality: QUALITY })
    .toFile(to);
}
