/** Answers about pictures. */
import * as v from 'valibot';
import { dataOf } from '#contract/envelope.ts';

const uploadedPicture = v.object({
  /** The picture's key, by which products, categories and others refer to it. */
  key: v.string(),
  /** The size of the full-size picture, after it was turned upright and cropped. */
  width: v.number(),
  height: v.number(),
  /** A tiny picture as a data URL, shown until the picture is loaded. */
  placeholder: v.string(),
  /** The URL of a small version of the picture. */
  url: v.string(),
});

export const uploadedPictureAnswer = dataOf(uploadedPicture);

export type UploadedPicture = v.InferOutput<typeof uploadedPicture>;
