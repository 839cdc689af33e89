/** Refusals of uploaded pictures. */
import type { Refusal } from './refusal.ts';

export const PICTURE_REFUSALS = {
  'picture-required': { status: 400, text: 'The file is empty. Send a picture as the body' },
  'picture-file-too-large': { status: 413, text: 'A picture has up to 20 MB. Please make it smaller' },
  'picture-has-too-many-pixels': {
    status: 400,
    text: 'A picture has up to 60 megapixels. Please make it smaller',
  },
  'picture-type-unknown': {
    status: 415,
    text: 'This is not a JPEG, PNG, WebP or AVIF picture, whatever its name says. Please save it as one of these',
  },
  'picture-is-heic': {
    status: 415,
    text: 'This is a HEIC picture, as iPhones take them. Please save it as JPEG',
  },
  'picture-damaged': {
    status: 400,
    text: 'The picture is incomplete or damaged. Please export it again',
  },
} as const satisfies Record<string, Refusal>;
