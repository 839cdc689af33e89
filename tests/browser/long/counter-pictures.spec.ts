/** The counter's fields for pictures, on a page of their own. */
import { expect, type Page } from '@playwright/test';
import { build } from 'esbuild';
import sharp from 'sharp';
import { uploadPicture } from '#contract/pictures/staff-calls.ts';
import { drawPicture } from '#tests/setup/small-catalogue.ts';
import { expectNoViolations, findDarkViolations } from '../accessibility.ts';
import { openCounter, test, texts } from '../counter-test.ts';
import { language } from '../language.ts';
import { expectFit } from '../layout-checks.ts';

const { pictures, errors } = texts;
const UPLOADS = `**/api/staff${uploadPicture.path}*`;

/** Builds the page's script and styles. */
const buildPage = () =>
  build({
    entryPoints: ['tests/browser/pictures-page.tsx'],
    bundle: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    external: ['/fonts/*'],
  });
let built: ReturnType<typeof buildPage> | undefined;

/** Opens the page with the fields, signed in. */
async function openFields(page: Page): Promise<void> {
  built ??= buildPage();
  const { outputFiles } = await built;
  const read = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  const body = `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><title>Pictures</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,"><link rel="stylesheet" href="/counter/pictures.css">
    <div id="root"></div><script type="module" src="/counter/pictures.js"></script></html>`;
  await page.route('**/counter/pictures-page', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route('**/counter/pictures.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: read('.js') }),
  );
  await page.route('**/counter/pictures.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: read('.css') }),
  );
  await openCounter(page, '/pictures-page');
}

interface Value {
  many: { key: string; textEn: string; textAr: string }[];
  one?: { key: string };
}
const readValue = async (page: Page): Promise<Value> =>
  JSON.parse((await page.getByTestId('value').textContent()) ?? '');
const readKeys = async (page: Page) => (await readValue(page)).many.map(({ key }) => key);

const field = (page: Page, name: string) => page.getByRole('group', { name });
const chooser = (page: Page) => field(page, 'Many').getByLabel(pictures.add);
const fileOf = async (name: string, hue: number, width = 300) => ({
  name,
  mimeType: 'image/png',
  buffer: await drawPicture(hue, width, 200),
});

/** Uploads pictures of these widths, by which their keys end. */
async function upload(page: Page, ...widths: number[]): Promise<void> {
  const files = await Promise.all(widths.map((width) => fileOf(`${width}.png`, width % 360, width)));
  await chooser(page).setInputFiles(files);
  await expectWidths(page, widths);
}
const listWidths = async (page: Page) => (await readKeys(page)).map((key) => Number(key.split('w').at(-1)));
const expectWidths = (page: Page, widths: number[]) =>
  expect.poll(() => listWidths(page), { timeout: 30_000 }).toEqual(widths);

/** Pastes or drops a file on an element. */
async function give(page: Page, kind: 'paste' | 'drop', selector: string, width: number): Promise<void> {
  const { buffer } = await fileOf('given.png', width % 360, width);
  await page
    .locator(selector)
    .first()
    .evaluate(
      (element, [type, data]) => {
        const transfer = new DataTransfer();
        const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
        transfer.items.add(new File([bytes], 'given.png', { type: 'image/png' }));
        const options = { bubbles: true, cancelable: true };
        element.dispatchEvent(
          type === 'paste'
            ? new ClipboardEvent('paste', { ...options, clipboardData: transfer })
            : new DragEvent('drop', { ...options, dataTransfer: transfer }),
        );
      },
      [kind, buffer.toString('base64')] as const,
    );
}

test.beforeEach(async ({ page, join }) => {
  await join(page, 'catalogue');
  await openFields(page);
});

test('several pictures keep the order in which they were chosen, and are ordered by buttons and keys', async ({
  page,
}) => {
  // The first one arrives last.
  let isFirst = true;
  await page.route(UPLOADS, async (route) => {
    const isHeld = isFirst;
    isFirst = false;
    if (isHeld) await expect.poll(() => readKeys(page)).toHaveLength(2);
    await route.continue();
  });
  await upload(page, 301, 302, 303);
  await page.getByRole('button', { name: pictures.later(1) }).click();
  await expectWidths(page, [302, 301, 303]);
  await expect(page.getByRole('button', { name: pictures.later(2) })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectWidths(page, [302, 303, 301]);
  // At the end it keeps the focus, and does nothing.
  await page.keyboard.press('Enter');
  await expectWidths(page, [302, 303, 301]);

  await page.getByRole('button', { name: pictures.drag(2) }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(pictures.pickedUp(2, 3))).toBeAttached();
  await page.keyboard.press(language === 'ar' ? 'ArrowRight' : 'ArrowLeft');
  await expect(page.getByText(pictures.moved(1, 3))).toBeAttached();
  await page.keyboard.press('Space');
  await expectWidths(page, [303, 302, 301]);

  await page.getByRole('button', { name: pictures.removeOf(2) }).click();
  await expectWidths(page, [303, 301]);
  await expect(page.getByRole('button', { name: pictures.removeOf(2) })).toBeFocused();
  await expectNoViolations(page);
  expect(await findDarkViolations(page)).toEqual([]);
  for (const width of [360, 768, 1440]) await expectFit(page, width);
});

test('a picture has its alt text in both languages', async ({ page }) => {
  await upload(page, 310);
  await expect(page.getByText(pictures.textsMissing)).toBeVisible();
  await page.getByRole('button', { name: pictures.textsOf(1) }).click();
  await page.getByLabel(pictures.textEn).fill('A red lamp');
  await page.getByLabel(pictures.textAr).fill('مصباح أحمر');
  await expectNoViolations(page);
  await page.getByLabel(pictures.textAr).press('Enter');
  expect((await readValue(page)).many).toMatchObject([{ textEn: 'A red lamp', textAr: 'مصباح أحمر' }]);
  await expect(page.getByRole('button', { name: pictures.textsOf(1) })).toBeFocused();
  await expect(page.getByText(pictures.textsMissing)).toBeHidden();
});

test('a picture is cropped by keys, and keeps its place and texts', async ({ page }) => {
  await upload(page, 400, 320);
  await page.getByRole('button', { name: pictures.cropOf(1) }).click();
  const dialog = page.getByRole('dialog', { name: pictures.cropTitle });
  await expect(dialog.getByLabel(pictures.cropArea)).toBeVisible();
  await dialog.getByText(pictures.shapes.square).click();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: pictures.keepPart }).click();
  // 90 percent of the height.
  await expectWidths(page, [180, 320]);
  await expect(page.getByRole('button', { name: pictures.cropOf(1) })).toBeFocused();
  const [key] = await readKeys(page);
  const answer = await page.request.get(`/media/${key}.webp`);
  const { width, height } = await sharp(await answer.body()).metadata();
  expect([width, height]).toEqual([180, 180]);
});

test('a refused file says why, and can be removed; the others arrive', async ({ page }) => {
  const text = { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear shop') };
  await chooser(page).setInputFiles([text, await fileOf('good.png', 5, 330)]);
  await expect(page.getByText(errors.refusals['picture-type-unknown'])).toBeVisible();
  await expectWidths(page, [330]);
  await expectNoViolations(page);
  await page.getByRole('button', { name: `${pictures.remove}: letter.jpg` }).click();
  await expect(page.getByText(errors.refusals['picture-type-unknown'])).toBeHidden();
});

test('a busy shop gets a picture again, and a lost connection is retried on demand', async ({ page }) => {
  let requests = 0;
  await page.route(UPLOADS, (route) => {
    requests += 1;
    if (requests > 1) return route.continue();
    return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: { code: 'busy' } });
  });
  await upload(page, 340);
  expect(requests).toBe(2);
  await page.route(UPLOADS, (route) => route.abort('internetdisconnected'));
  await chooser(page).setInputFiles(await fileOf('late.png', 20, 341));
  await expect(page.getByText(errors.codes.offline)).toBeVisible({ timeout: 20_000 });
  await page.unroute(UPLOADS);
  await page.getByRole('button', { name: `${texts.common.retry}: late.png` }).click();
  await expectWidths(page, [340, 341]);
});

test('pictures can be pasted and dropped, up to the limit', async ({ page }) => {
  await chooser(page).focus();
  await give(page, 'paste', 'input[type=file]', 350);
  await expectWidths(page, [350]);
  await give(page, 'drop', 'label:has(input[type=file])', 351);
  await expectWidths(page, [350, 351]);
  const files = await Promise.all([352, 353, 354].map((width) => fileOf(`${width}.png`, width % 360, width)));
  await chooser(page).setInputFiles(files);
  await expectWidths(page, [350, 351, 352, 353]);
  await expect(page.getByText(pictures.tooMany(4))).toBeVisible();
  await expect(chooser(page)).toBeDisabled();
});

test('a field for one picture replaces it', async ({ page }) => {
  const one = field(page, 'One');
  const readWidth = async () => (await readValue(page)).one?.key.split('w').at(-1);
  const input = one.getByLabel(pictures.addOne);
  await input.setInputFiles(await fileOf('first.png', 30, 360));
  await expect.poll(readWidth).toBe('360');
  await input.setInputFiles(await fileOf('second.png', 40, 361));
  await expect.poll(readWidth).toBe('361');
  await one.getByRole('button', { name: pictures.remove }).click();
  await expect.poll(readWidth).toBeUndefined();
  await expect(input).toBeFocused();
});
