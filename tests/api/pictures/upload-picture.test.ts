/** Pictures that the staff upload: what is stored, and hostile files that are refused. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { uploadFolderOf } from '#api/pictures/upload-folder.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { listPictureFiles } from '#api/platform/pictures/names.ts';
import { pictures } from '#api/platform/pictures/tables.ts';
import { pictureUploads } from '#api/schema/pictures.ts';
import { auditLog } from '#api/schema/staff.ts';
import { MAX_PICTURE_BYTES } from '#contract/pictures/upload-rules.ts';
import { drawPicture } from '#tests/setup/small-catalogue.ts';
import { addMember, askAs } from '#tests/setup/staff.ts';
import { ORIGIN, openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { db, mediaDir } = shop.api;
const editor = await addMember(shop, 'catalogue');

const upload = (body: Uint8Array | string, query = '') =>
  askAs(shop, editor, 'POST', `/pictures${query}`, { body, headers: { 'content-type': 'image/jpeg' } });
const store = async (body: Uint8Array, query = '') => (await upload(body, query)).body.data;
const listMedia = () =>
  existsSync(mediaDir) ? readdirSync(mediaDir).filter((name) => name !== '.uploads') : [];
const listReceived = () =>
  existsSync(uploadFolderOf(mediaDir))
    ? readdirSync(uploadFolderOf(mediaDir)).filter((name) => !name.endsWith('.png'))
    : [];
const readFull = (key: string) => sharp(readFileSync(join(mediaDir, `${key}.webp`)));

describe('an uploaded picture', () => {
  test('is stored as WebP at once and as AVIF by a job', async () => {
    const answer = await upload(await drawPicture(10, 900, 600));
    expect(answer.status).toBe(201);
    const { key, width, height, placeholder, url } = answer.body.data;
    expect([width, height]).toEqual([900, 600]);
    expect(key).toMatch(/^[0-9a-f]{16}-[0-9a-f]{10}w900$/);
    expect(placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(url).toBe(`/media/${key}-320.webp`);
    expect(listMedia().filter((name) => name.startsWith(key))).toHaveLength(5);
    await shop.runJobs();
    expect(
      listMedia()
        .filter((name) => name.startsWith(key))
        .sort(),
    ).toEqual(listPictureFiles(key).sort());
    expect(readdirSync(uploadFolderOf(mediaDir))).toEqual([]);
    const [row] = await db.select().from(pictures).where(eq(pictures.key, key));
    expect(row).toMatchObject({ width: 900, height: 600, source: expect.stringMatching(/^uploads\//) });
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.thingId, key));
    expect(entry).toMatchObject({ action: 'picture.uploaded', staffId: editor.id });
  });

  test('keeps its key if it is sent again, and another crop gets another', async () => {
    const bytes = await drawPicture(20, 300, 200);
    const [first, again, cropped] = [
      await store(bytes),
      await store(bytes),
      await store(bytes, '?width=0.5'),
    ];
    expect(again).toEqual(first);
    expect(cropped.key).not.toBe(first.key);
    expect([cropped.width, cropped.height]).toEqual([150, 200]);
    const rows = await db.select().from(pictureUploads).where(eq(pictureUploads.key, first.key));
    expect(rows).toHaveLength(1);
  });

  test('is upright before it is cropped, and has no metadata', async () => {
    // The left half is red; turned by 90 degrees, it is the upper half.
    const right = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'blue' } })
      .png()
      .toBuffer();
    const photograph = await sharp({ create: { width: 400, height: 200, channels: 3, background: 'red' } })
      .composite([{ input: right, left: 200, top: 0 }])
      .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '30/1 3/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { key, width, height } = await store(photograph, '?y=0.5&height=0.5');
    expect([width, height]).toEqual([200, 200]);
    const { dominant } = await readFull(key).stats();
    expect(dominant.b).toBeGreaterThan(200);
    for (const name of listMedia().filter((one) => one.startsWith(key)))
      expect(await sharp(readFileSync(join(mediaDir, name))).metadata()).not.toHaveProperty('exif');
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be %s', async (format) => {
    const bytes = await sharp(await drawPicture(30, 80, 60))
      .toFormat(format)
      .toBuffer();
    expect((await upload(bytes)).status).toBe(201);
  });

  test('is made from the pixels alone: what hides behind them is gone', async () => {
    const script = '<script>alert(1)</script>';
    const polyglot = Buffer.concat([
      await sharp(await drawPicture(40))
        .jpeg()
        .toBuffer(),
      Buffer.from(script),
    ]);
    const { key } = await store(polyglot);
    for (const name of listMedia().filter((one) => one.startsWith(key)))
      expect(readFileSync(join(mediaDir, name), 'latin1')).not.toContain('script');
  });

  test('that is large becomes 2000 pixels wide', async () => {
    const { width, height } = await store(await drawPicture(50, 2400, 120));
    expect([width, height]).toEqual([2000, 100]);
  });
});

/** The header of an ISO media file with this brand. */
const writeIsoHeader = (brand: string) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftyp${brand}\0\0\0\0mif1${brand}`),
    Buffer.alloc(100),
  ]);

function writeChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A complete PNG of this size, all black: some kilobytes that decode to gigabytes. */
function drawBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))), { level: 1 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...[writeChunk('IHDR', header), writeChunk('IDAT', rows), writeChunk('IEND', Buffer.alloc(0))],
  ]);
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

const drawAs = async (format: 'gif' | 'tiff') =>
  sharp(await drawPicture(1))
    .toFormat(format)
    .toBuffer();

/** A description, the body that is sent, and the status and code of the refusal. */
type HostileFile = [string, () => Promise<Uint8Array | string>, number, string];
const HOSTILE_FILES: HostileFile[] = [
  ['of zero bytes', async () => Buffer.alloc(0), 400, 'picture-required'],
  ['of text named .jpg', async () => 'Dear shop', 415, 'picture-type-unknown'],
  ['that is an SVG with a script', async () => SVG, 415, 'picture-type-unknown'],
  [
    'that is an SVG behind the signature of a PNG',
    async () => Buffer.from(`\x89PNG\r\n\x1a\n${SVG}`, 'latin1'),
    400,
    'picture-damaged',
  ],
  ['that is a GIF', () => drawAs('gif'), 415, 'picture-type-unknown'],
  ['that is a TIFF', () => drawAs('tiff'), 415, 'picture-type-unknown'],
  ['that is HEIC', async () => writeIsoHeader('heic'), 415, 'picture-is-heic'],
  ['that says it is AVIF', async () => writeIsoHeader('avif'), 400, 'picture-damaged'],
  ['that is a HEIC with the brand of an AVIF', async () => writeIsoHeader('avis'), 400, 'picture-damaged'],
  ['of a signature alone', async () => Buffer.from([0xff, 0xd8, 0xff]), 400, 'picture-damaged'],
  [
    'that was cut off',
    async () =>
      (
        await sharp(await drawPicture(1, 600, 600))
          .jpeg()
          .toBuffer()
      ).subarray(0, 4000),
    400,
    'picture-damaged',
  ],
  [
    'of 900 megapixels in few bytes',
    async () => drawBomb(30_000, 30_000),
    400,
    'picture-has-too-many-pixels',
  ],
  ['of 40 MB', async () => Buffer.alloc(40 * 1024 * 1024, 0xff), 413, 'picture-file-too-large'],
];

describe('a hostile file', () => {
  test.each(HOSTILE_FILES)('%s is refused', async (_, make, status, code) => {
    const before = listMedia();
    const { status: answered, body } = await upload(await make());
    expect([answered, body.code]).toEqual([status, code]);
    expect(listMedia()).toEqual(before);
    expect(listReceived()).toEqual([]);
  });

  test.each(['x=1', 'x=-0.1', 'width=0', 'height=1.5', 'y=abc', 'width=NaN'])(
    'with the crop %s is refused',
    async (query) => {
      const { status, body } = await upload(await drawPicture(1), `?${query}`);
      expect([status, body.code, body.errors.param]).toEqual([400, 'invalid-value', query.split('=')[0]]);
    },
  );
});

/** Sends a body in chunks without telling its length. */
async function stream(pull: (controller: ReadableStreamDefaultController<Uint8Array>) => void) {
  const duplex = { duplex: 'half' } as RequestInit;
  const request = new Request(`${ORIGIN}/api/staff/pictures`, {
    method: 'POST',
    headers: editor.headers,
    body: new ReadableStream({ pull }),
    ...duplex,
  });
  const answer = await shop.app.request(request, undefined, { origin: ORIGIN });
  return { status: answer.status, body: await answer.json() };
}

test('a file of unknown length is no longer read once it is too large', async () => {
  let sent = 0;
  const { status, body } = await stream((controller) => {
    sent += 1024 * 1024;
    controller.enqueue(new Uint8Array(1024 * 1024).fill(0xff));
  });
  expect([status, body.code]).toEqual([413, 'picture-file-too-large']);
  expect(sent).toBeLessThan(MAX_PICTURE_BYTES + 4 * 1024 * 1024);
  expect(listReceived()).toEqual([]);
});

test('an aborted upload leaves no file', async () => {
  let chunks = 0;
  const { status } = await stream((controller) => {
    chunks += 1;
    if (chunks < 3) return controller.enqueue(new Uint8Array(1024).fill(0xff));
    expect(listReceived()).toHaveLength(1);
    controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
  });
  expect(status).toBe(400);
  expect(listReceived()).toEqual([]);
});
