/** The contrast of text on pictures. */
import { expect, type Page } from '@playwright/test';
import { ARABIC, at } from '../language.ts';
import { test } from '../shop-test.ts';

const MIN_CONTRAST = 4.5;

interface Box {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The luminance of the colour of the text. */
const TEXT_LUMINANCE = 0.011;

/** Measures the lowest contrast of the text with any pixel, for each of these boxes of a screenshot. */
function measure(page: Page, png: string, boxes: Box[]): Promise<{ text: string; contrast: number }[]> {
  return page.evaluate(
    async ([source, places, ink]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', {
        willReadFrequently: true,
      });
      canvas?.drawImage(image, 0, 0);
      const linear = (part = 0) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
      return places.map(({ text, x, y, width, height }) => {
        const { data } = canvas?.getImageData(x, y, width, height) ?? { data: [] };
        let contrast = 21;
        for (let at = 0; at < data.length; at += 4) {
          const light =
            0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
          contrast = Math.min(contrast, (light + 0.05) / (ink + 0.05));
        }
        return { text, contrast };
      });
    },
    [png, boxes, TEXT_LUMINANCE] as const,
  );
}

test('text on the slides of the home carousel has enough contrast', { tag: ARABIC }, async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('/'));
  await page.waitForLoadState('networkidle');
  const words = page.locator('.carousel-slide:not([inert]) :is(p, h2)');
  const boxes = await words.evaluateAll((all) =>
    all.map((one): Box => {
      const text = document.createRange();
      text.selectNodeContents(one);
      const { x, y, width, height } = text.getBoundingClientRect();
      // The screenshot must show only what is behind the text.
      (one as HTMLElement).style.color = 'transparent';
      return { text: one.textContent, x, y, width, height };
    }),
  );
  expect(boxes).toHaveLength(6);
  const png = await page.screenshot();
  const measured = await measure(await context.newPage(), png.toString('base64'), boxes);
  expect(measured.filter(({ contrast }) => contrast < MIN_CONTRAST)).toEqual([]);
});
