import type { Api } from '#api/dependencies.ts';
import { parseQuery } from '#api/platform/http/parse-request.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { writePictureUrl } from '#contract/catalogue/pictures.ts';
import { pictureCalls } from '#contract/pictures/staff-calls.ts';
import { cropQuery } from '#contract/pictures/upload-rules.ts';
import { uploadPicture } from './upload-picture.ts';

const SMALL_WIDTH = 320;

/** Serves the upload of pictures by the staff. */
export function servePictures(api: Api, { serve }: CallRoutes): void {
  serve(pictureCalls.uploadPicture, async (c) => {
    const crop = parseQuery(c, cropQuery);
    const { body } = c.req.raw;
    const { key, width, height, placeholder } = await uploadPicture(api, { body, crop, actor: c.var.actor });
    return { data: { key, width, height, placeholder, url: writePictureUrl('', key, SMALL_WIDTH) } };
  });
}
